import { describe, expect, test } from 'vitest';
import { getCode, getViolatedFields, type Json } from '../../testing/api-caller.ts';
import { AUTHENTICATION, newPerson, RECOVERY } from '../../testing/member.ts';
import { SOLVED_CAPTCHA } from './rules.ts';

const runa = 'runa@fennhouse.example';
const newcomer = 'Liv@Fenn.example';
const captcha = (token: string) => ({ captchaTokens: [{ Recaptcha: token }] });

describe('registration', () => {
  test('creates an active member with a session, whose email is case-insensitive at login', async () => {
    const person = newPerson();
    const profile = { firstName: 'Liv', unknown: 1, phonesV2: [{ phone: '12', tag: 'HOME' }] };
    const { status, body } = await person.register(newcomer, { profile });
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
    expect((await person.logIn('liv@fenn.example')).body.identity.id).toBe(body.identity.id);
    expect(JSON.stringify(body)).not.toContain('warm-stoneware');
  });

  test('rejects a taken email with -19995', async () => {
    expect(getCode(await newPerson().register(runa.toUpperCase()))).toBe('-19995');
  });

  test('reports all email and password violations, with the kind EMAIL', async () => {
    const answer = await newPerson().register('liv@fenn', { password: 'short' });
    const { fieldViolations } = answer.body.details.validationError;
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
    expect(getViolatedFields(await newPerson().register(newcomer, more))).toEqual([field]);
  });

  test('requires email verification and owner approval when configured', async () => {
    const person = newPerson();
    const { identity } = person.platform;
    identity.setRules({ emailVerification: true, approval: true });
    const { body } = await person.register(newcomer);
    expect([body.state, body.sessionToken]).toEqual(['REQUIRE_EMAIL_VERIFICATION', undefined]);
    const verified = await person.verify(body.stateToken, identity.codeFor(newcomer));
    expect(verified.body.state).toBe('REQUIRE_OWNER_APPROVAL');
    expect(verified.body.identity.email.isVerified).toBe(true);
    expect((await person.logIn(newcomer)).body.state).toBe('REQUIRE_OWNER_APPROVAL');
    identity.approve(newcomer);
    expect((await person.logIn(newcomer)).body.state).toBe('SUCCESS');
  });

  test('requires a captcha when configured', async () => {
    const person = newPerson();
    person.platform.identity.setRules({ captchaOnRegistration: true });
    expect(getCode(await person.register(newcomer))).toBe('-19971');
    expect(getCode(await person.register(newcomer, captcha('guessed')))).toBe('-19970');
    expect((await person.register(newcomer, captcha(SOLVED_CAPTCHA))).body.state).toBe('SUCCESS');
  });
});

describe('login', () => {
  test.each([
    ['runa', 'SUCCESS'],
    ['ida', 'REQUIRE_EMAIL_VERIFICATION'],
    ['nils', 'REQUIRE_OWNER_APPROVAL'],
    ['per', 'MFA_CHALLENGE'],
  ])('for %s returns %s', async (name, state) => {
    const { body } = await newPerson().logIn(`${name}@fennhouse.example`);
    expect(body.state).toBe(state);
    expect('sessionToken' in body).toBe(state === 'SUCCESS');
  });

  test.each([
    ['nobody@fenn.example', {}, '-19999'],
    [runa, { password: 'not-this-one' }, '-19976'],
    ['signe@fennhouse.example', {}, '-19973'],
    ['tove@fennhouse.example', {}, 'IDENTITY_BLOCKED'],
  ])('rejects %s with %j, code %s', async (email, more, code) => {
    expect(getCode(await newPerson().logIn(email, more))).toBe(code);
  });

  test('requires a captcha after three wrong passwords until one is correct', async () => {
    const person = newPerson();
    const wrong = { password: 'not-this-one' };
    for (let attempt = 0; attempt < 3; attempt += 1) await person.logIn(runa, wrong);
    expect(getCode(await person.logIn(runa))).toBe('-19971');
    expect(getCode(await person.logIn(runa, captcha('guessed')))).toBe('-19970');
    const tried = await person.logIn(runa, { ...wrong, ...captcha(SOLVED_CAPTCHA) });
    expect(getCode(tried)).toBe('-19976');
    const solved = { captchaTokens: [{ InvisibleRecaptcha: SOLVED_CAPTCHA }] };
    expect((await person.logIn(runa, solved)).body.state).toBe('SUCCESS');
    expect((await person.logIn(runa)).body.state).toBe('SUCCESS');
  });

  test('completes with the code of a second factor', async () => {
    const person = newPerson();
    const per = 'per@fennhouse.example';
    const { body } = await person.logIn(per);
    expect(body.mfaChallengeData).toMatchObject({
      factorType: 'EMAIL',
      verificationChallengeData: { hint: 'p•••@fennhouse.example' },
    });
    const verify = (factorType: string, data: Json) =>
      person.post(`${AUTHENTICATION}/v2/${factorType}/verify`, {
        stateToken: body.stateToken,
        ...data,
      });
    const code = person.platform.identity.codeFor(per);
    expect(getCode(await person.verify(body.stateToken, code))).toBe('STATE_TOKEN_UNKNOWN');
    expect(getCode(await verify('SMS', { smsData: { code } }))).toBe('STATE_TOKEN_UNKNOWN');
    expect(getViolatedFields(await verify('EMAIL', {}))).toEqual(['emailData.code']);
    expect(getViolatedFields(await verify('constructor', {}))).toEqual(['factorType']);
    expect((await verify('EMAIL', { emailData: { code } })).body.state).toBe('SUCCESS');
    expect(getCode(await verify('EMAIL', { emailData: { code } }))).toBe('STATE_TOKEN_UNKNOWN');
  });
});

describe('sign-on', () => {
  const signOn = (person: ReturnType<typeof newPerson>, body: Json) =>
    person.post(`${AUTHENTICATION}/v2/sign-on`, body);

  test('creates a member the first time and finds the same one after that', async () => {
    const person = newPerson();
    const loginId = { email: newcomer };
    const first = await signOn(person, { loginId, verifyEmail: true });
    expect(first.body.identity.email).toEqual({ address: newcomer, isVerified: true });
    const next = await signOn(person, { loginId, profile: { nickname: 'L' } });
    expect(next.body.identity.id).toBe(first.body.identity.id);
    expect(next.body.identity.identityProfile.nickname).toBe('L');
    expect(next.body.sessionToken).not.toBe(first.body.sessionToken);
    expect(getViolatedFields(await signOn(person, { loginId, verifyEmail: 'yes' }))).toEqual([
      'verifyEmail',
    ]);
  });

  test('sends an activation email to an existing identity', async () => {
    const person = newPerson();
    const { body } = await signOn(person, { loginId: { email: newcomer } });
    const activate = (identityId: string) =>
      person.post(`${RECOVERY}/activation-email`, {
        identityId,
        emailOptions: { language: 'da', redirect: { url: 'https://fenn.example/begin' } },
      });
    expect((await activate(body.identity.id)).status).toBe(200);
    expect(person.platform.identity.linkFor(newcomer)).toMatchObject({
      kind: 'activation',
      language: 'da',
      link: expect.stringMatching(/^https:\/\/fenn\.example\/begin\?recoveryToken=/),
    });
    expect(getCode(await activate('nobody'))).toBe('IDENTITY_NOT_FOUND');
  });
});
