import { describe, expect, test } from 'vitest';
import { getCode, getViolatedFields, type Json } from '../../testing/api-caller.ts';
import { AUTHENTICATION, createTestVisitor, RECOVERY } from '../../testing/member.ts';
import { SOLVED_CAPTCHA } from './rules.ts';

const runa = 'runa@fennhouse.example';
const newcomer = 'Liv@Fenn.example';
const captcha = (token: string) => ({ captchaTokens: [{ Recaptcha: token }] });

describe('registration', () => {
  test('creates an active member with a session, whose email is case-insensitive at login', async () => {
    const visitor = createTestVisitor();
    const profile = { firstName: 'Liv', unknown: 1, phonesV2: [{ phone: '12', tag: 'HOME' }] };
    const { status, body } = await visitor.register(newcomer, { profile });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.stringMatching(/^.{48}$/),
      identity: {
        email: { address: newcomer, isVerified: false },
        status: { name: 'ACTIVE' },
        identityProfile: { firstName: 'Liv', phonesV2: [{ phone: '12', tag: 'HOME' }] },
        createdDate: '2026-11-21T09:00:00.000Z',
      },
    });
    expect(body.identity.identityProfile).not.toHaveProperty('unknown');
    expect((await visitor.logIn('liv@fenn.example')).body.identity.id).toBe(body.identity.id);
    expect(JSON.stringify(body)).not.toContain('warm-stoneware');
  });

  test('rejects a taken email with -19995', async () => {
    expect(getCode(await createTestVisitor().register(runa.toUpperCase()))).toBe('-19995');
  });

  test('reports all email and password violations, with the kind EMAIL', async () => {
    const response = await createTestVisitor().register('liv@fenn', { password: 'short' });
    const { fieldViolations } = response.body.details.validationError;
    expect(fieldViolations).toMatchObject([
      { field: 'loginId.email', violatedRule: 'FORMAT', data: { type: 'EMAIL' } },
      { field: 'password', violatedRule: 'MIN_LENGTH' },
    ]);
  });

  test.each<[Json, string]>([
    [{ loginId: undefined }, 'loginId.email'],
    [{ loginId: { email: 7 } }, 'loginId.email'],
    [{ password: undefined }, 'password'],
    [{ password: 'x'.repeat(101) }, 'password'],
    [{ profile: 'Liv' }, 'profile'],
    [{ profile: { firstName: 7 } }, 'profile.firstName'],
    [{ profile: { privacyStatus: 'HIDDEN' } }, 'profile.privacyStatus'],
    [{ profile: { addresses: [{ tag: 'MOON' }] } }, 'profile.addresses[0].tag'],
    [{ profile: { secondaryEmails: [{}] } }, 'profile.secondaryEmails[0].email'],
    [{ profile: { customFields: [{ name: 'a', value: 7 }] } }, 'profile.customFields[0].value'],
    [{ clientMetaData: 7 }, 'clientMetaData'],
  ])('of %j rejects a field', async (more, field) => {
    expect(getViolatedFields(await createTestVisitor().register(newcomer, more))).toEqual([field]);
  });

  test('requires email verification and owner approval when configured', async () => {
    const visitor = createTestVisitor();
    const { identity } = visitor.platform;
    identity.setRules({ emailVerification: true, approval: true });
    const { body } = await visitor.register(newcomer);
    expect([body.state, body.sessionToken]).toEqual(['REQUIRE_EMAIL_VERIFICATION', undefined]);
    const verified = await visitor.verify(body.stateToken, identity.codeFor(newcomer));
    expect(verified.body.state).toBe('REQUIRE_OWNER_APPROVAL');
    expect(verified.body.identity.email.isVerified).toBe(true);
    expect((await visitor.logIn(newcomer)).body.state).toBe('REQUIRE_OWNER_APPROVAL');
    identity.approve(newcomer);
    expect((await visitor.logIn(newcomer)).body.state).toBe('SUCCESS');
  });

  test('requires a captcha when configured', async () => {
    const visitor = createTestVisitor();
    visitor.platform.identity.setRules({ captchaOnRegistration: true });
    expect(getCode(await visitor.register(newcomer))).toBe('-19971');
    expect(getCode(await visitor.register(newcomer, captcha('guessed')))).toBe('-19970');
    expect((await visitor.register(newcomer, captcha(SOLVED_CAPTCHA))).body.state).toBe('SUCCESS');
  });
});

describe('login', () => {
  test.each([
    ['runa', 'SUCCESS'],
    ['ida', 'REQUIRE_EMAIL_VERIFICATION'],
    ['nils', 'REQUIRE_OWNER_APPROVAL'],
    ['per', 'MFA_CHALLENGE'],
  ])('for %s returns %s', async (name, state) => {
    const { body } = await createTestVisitor().logIn(`${name}@fennhouse.example`);
    expect(body.state).toBe(state);
    expect('sessionToken' in body).toBe(state === 'SUCCESS');
  });

  test.each([
    ['nobody@fenn.example', {}, '-19999'],
    [runa, { password: 'not-this-one' }, '-19976'],
    ['signe@fennhouse.example', {}, '-19973'],
    ['tove@fennhouse.example', {}, 'IDENTITY_BLOCKED'],
  ])('rejects %s with %j, code %s', async (email, more, code) => {
    expect(getCode(await createTestVisitor().logIn(email, more))).toBe(code);
  });

  test('requires a captcha after three wrong passwords until one is correct', async () => {
    const visitor = createTestVisitor();
    const wrong = { password: 'not-this-one' };
    for (let attempt = 0; attempt < 3; attempt += 1) await visitor.logIn(runa, wrong);
    expect(getCode(await visitor.logIn(runa))).toBe('-19971');
    expect(getCode(await visitor.logIn(runa, captcha('guessed')))).toBe('-19970');
    const tried = await visitor.logIn(runa, { ...wrong, ...captcha(SOLVED_CAPTCHA) });
    expect(getCode(tried)).toBe('-19976');
    const solved = { captchaTokens: [{ InvisibleRecaptcha: SOLVED_CAPTCHA }] };
    expect((await visitor.logIn(runa, solved)).body.state).toBe('SUCCESS');
    expect((await visitor.logIn(runa)).body.state).toBe('SUCCESS');
  });

  test('completes with the code of a second factor', async () => {
    const visitor = createTestVisitor();
    const per = 'per@fennhouse.example';
    const { body } = await visitor.logIn(per);
    expect(body.mfaChallengeData).toMatchObject({
      factorType: 'EMAIL',
      verificationChallengeData: { hint: 'p•••@fennhouse.example' },
    });
    const verify = (factorType: string, data: Json) =>
      visitor.post(`${AUTHENTICATION}/v2/${factorType}/verify`, {
        stateToken: body.stateToken,
        ...data,
      });
    const code = visitor.platform.identity.codeFor(per);
    expect(getCode(await visitor.verify(body.stateToken, code))).toBe('STATE_TOKEN_UNKNOWN');
    expect(getCode(await verify('SMS', { smsData: { code } }))).toBe('STATE_TOKEN_UNKNOWN');
    expect(getViolatedFields(await verify('EMAIL', {}))).toEqual(['emailData.code']);
    expect(getViolatedFields(await verify('constructor', {}))).toEqual(['factorType']);
    expect((await verify('EMAIL', { emailData: { code } })).body.state).toBe('SUCCESS');
    expect(getCode(await verify('EMAIL', { emailData: { code } }))).toBe('STATE_TOKEN_UNKNOWN');
  });
});

describe('sign-on', () => {
  const signOn = (visitor: ReturnType<typeof createTestVisitor>, body: Json) =>
    visitor.post(`${AUTHENTICATION}/v2/sign-on`, body);

  test('creates a member the first time and finds the same one after that', async () => {
    const visitor = createTestVisitor();
    const loginId = { email: newcomer };
    const first = await signOn(visitor, { loginId, verifyEmail: true });
    expect(first.body.identity.email).toEqual({ address: newcomer, isVerified: true });
    const next = await signOn(visitor, { loginId, profile: { nickname: 'L' } });
    expect(next.body.identity.id).toBe(first.body.identity.id);
    expect(next.body.identity.identityProfile.nickname).toBe('L');
    expect(next.body.sessionToken).not.toBe(first.body.sessionToken);
    expect(getViolatedFields(await signOn(visitor, { loginId, verifyEmail: 'yes' }))).toEqual([
      'verifyEmail',
    ]);
  });

  test('rejects a blocked member', async () => {
    const loginId = { email: 'tove@fennhouse.example' };
    const response = await signOn(createTestVisitor(), { loginId });
    expect([response.status, getCode(response)]).toEqual([403, 'IDENTITY_BLOCKED']);
  });

  test('sends an activation email to an existing identity', async () => {
    const visitor = createTestVisitor();
    const { body } = await signOn(visitor, { loginId: { email: newcomer } });
    const activate = (identityId: string) =>
      visitor.post(`${RECOVERY}/activation-email`, {
        identityId,
        emailOptions: { language: 'da', redirect: { url: 'https://fenn.example/begin' } },
      });
    expect((await activate(body.identity.id)).status).toBe(200);
    expect(visitor.platform.identity.linkFor(newcomer)).toMatchObject({
      kind: 'activation',
      language: 'da',
      link: expect.stringMatching(/^https:\/\/fenn\.example\/begin\?recoveryToken=/),
    });
    expect(getCode(await activate('nobody'))).toBe('IDENTITY_NOT_FOUND');
  });
});
