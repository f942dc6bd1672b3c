import { describe, expect, test } from 'vitest';
import { getCode, getViolatedFields } from '../../testing/api-caller.ts';
import { AUTHENTICATION, createTestVisitor, RECOVERY, VERIFICATION } from '../../testing/member.ts';

const ida = 'ida@fennhouse.example';
const signe = 'signe@fennhouse.example';
const MINUTE = 60_000;

/** Starts a login that waits for the email code. */
async function waiting() {
  const visitor = createTestVisitor();
  const { body } = await visitor.logIn(ida);
  const { identity } = visitor.platform;
  return {
    ...visitor,
    code: () => identity.codeFor(ida),
    verify: (code: string) => visitor.verify(body.stateToken, code),
    resend: () => visitor.post(`${VERIFICATION}/auth/resend`, { stateToken: body.stateToken }),
  };
}

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a verification code', () => {
  test('has six digits, allows spaces and works once', async () => {
    const { verify, code, platform } = await waiting();
    expect(code()).toMatch(/^\d{6}$/);
    const spaced = code().replace(/^(...)/, ' $1 ');
    expect((await verify(spaced)).body).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.any(String),
      identity: { status: { name: 'ACTIVE', reasons: [] } },
    });
    expect(getCode(await verify(code()))).toBe('STATE_TOKEN_UNKNOWN');
    expect(platform.identity.member(ida).email?.isVerified).toBe(true);
  });

  test('allows five attempts until another code is sent', async () => {
    const { verify, code, resend } = await waiting();
    for (const left of [4, 3, 2, 1, 0]) {
      const response = await verify(otherThan(code()));
      expect(getCode(response)).toBe('CODE_INVALID');
      expect(response.body.details.applicationError.data).toEqual({ triesLeft: left });
    }
    expect(getCode(await verify(code()))).toBe('TOO_MANY_TRIES');
    await resend();
    expect((await verify(code())).body.state).toBe('SUCCESS');
  });

  test('expires after ten minutes and can be replaced by a new code', async () => {
    const { verify, code, resend, clock } = await waiting();
    const first = code();
    clock.advance(10 * MINUTE - 1);
    expect(getCode(await verify(otherThan(first)))).toBe('CODE_INVALID');
    clock.advance(1);
    expect(getCode(await verify(first))).toBe('CODE_EXPIRED');
    const { body } = await resend();
    expect(body).toMatchObject({
      state: 'REQUIRE_EMAIL_VERIFICATION',
      stateToken: expect.any(String),
    });
    expect(code()).not.toBe(first);
    expect(getCode(await verify(first))).toBe('CODE_INVALID');
    expect((await verify(code())).body.state).toBe('SUCCESS');
  });

  test('is sent five times at most', async () => {
    const { resend, platform } = await waiting();
    for (const _again of [2, 3, 4, 5]) expect((await resend()).status).toBe(200);
    const rejected = await resend();
    expect([rejected.status, getCode(rejected)]).toEqual([429, 'TOO_MANY_CODES']);
    expect(platform.identity.mails).toHaveLength(5);
  });

  test('is valid for one login only', async () => {
    const { logIn, verify, code } = await waiting();
    const first = code();
    await logIn(ida);
    expect(getCode(await verify(code()))).toBe('CODE_INVALID');
    expect((await verify(first)).body.state).toBe('SUCCESS');
  });

  test('can be requested for an identity', async () => {
    const visitor = createTestVisitor();
    const { id } = visitor.platform.identity.member(ida);
    const start = (identityId: unknown, target = 'EMAIL') =>
      visitor.post(`${VERIFICATION}/Start`, { identityId, target });
    const { body } = await start(id);
    expect(body.verificationId).toMatch(/^.{48}$/);
    const code = visitor.platform.identity.codeFor(ida);
    expect((await visitor.verify(body.verificationId, code)).body.state).toBe('SUCCESS');
    expect(getCode(await start('nobody'))).toBe('IDENTITY_NOT_FOUND');
    expect(getViolatedFields(await start(id, 'PHONE'))).toEqual(['target']);
  });
});

describe('password recovery', () => {
  const url = 'https://fenn.example/reset?from=mail';
  const ask = (visitor: ReturnType<typeof createTestVisitor>, email = signe) =>
    visitor.post(`${RECOVERY}/send-email`, { email, redirect: { url } });
  const recover = (
    visitor: ReturnType<typeof createTestVisitor>,
    recoveryToken: string,
    password: string,
  ) => visitor.post(`${RECOVERY}/recover`, { recoveryToken, password });

  test('sets a new password once with the emailed link', async () => {
    const visitor = createTestVisitor();
    await ask(visitor);
    const { secret, link } = visitor.platform.identity.linkFor(signe);
    expect(link).toBe(`${url}&recoveryToken=${secret}`);
    expect(getViolatedFields(await recover(visitor, secret, 'short'))).toEqual(['password']);
    const { body } = await recover(visitor, secret, 'another-glaze');
    expect(body).toMatchObject({ state: 'SUCCESS', identity: { email: { address: signe } } });
    expect(getCode(await recover(visitor, secret, 'another-glaze'))).toBe('RECOVERY_TOKEN_INVALID');
    expect(getCode(await visitor.logIn(signe))).toBe('-19976');
    expect((await visitor.logIn(signe, { password: 'another-glaze' })).body.state).toBe('SUCCESS');
  });

  test('ends the older sessions of this member, and forgets wrong passwords', async () => {
    const visitor = createTestVisitor();
    const { identity } = visitor.platform;
    const [runa, aksel] = ['runa@fennhouse.example', 'aksel@fennhouse.example'];
    const getSession = async (email: string) => (await visitor.logIn(email)).body.sessionToken;
    const sessions = [await getSession(runa), await getSession(aksel)];
    const authorize = (sessionToken: string) => {
      const parameters = new URLSearchParams({
        ...{ clientId: 'c', responseType: 'code', responseMode: 'web_message', prompt: 'none' },
        ...{ state: 's', codeChallengeMethod: 'S256', codeChallenge: 'x'.repeat(43) },
        sessionToken,
      });
      const outcome = identity.visit(`https://pages.example/authorize?${parameters}`);
      return outcome.kind === 'message' && Object.keys(outcome.message);
    };
    expect(sessions.map(authorize)).toEqual([
      ['code', 'state'],
      ['code', 'state'],
    ]);
    for (const _attempt of [1, 2, 3]) await visitor.logIn(runa, { password: 'not-this-one' });
    await ask(visitor, runa);
    await recover(visitor, identity.linkFor(runa).secret, 'another-glaze');
    expect(sessions.map(authorize)).toEqual([
      ['error', 'error_description', 'state'],
      ['code', 'state'],
    ]);
    const again = await visitor.logIn(runa, { password: 'another-glaze' });
    expect(again.body.state).toBe('SUCCESS');
  });

  test('accepts a link for an hour', async () => {
    const visitor = createTestVisitor();
    await ask(visitor);
    const { secret } = visitor.platform.identity.linkFor(signe);
    visitor.clock.advance(60 * MINUTE - 1);
    expect(getViolatedFields(await recover(visitor, secret, 'short'))).toEqual(['password']);
    visitor.clock.advance(1);
    expect(getCode(await recover(visitor, secret, 'another-glaze'))).toBe('RECOVERY_TOKEN_INVALID');
  });

  test('returns the same response for an unknown email and sends nothing', async () => {
    const visitor = createTestVisitor();
    expect(await ask(visitor, 'nobody@fenn.example')).toMatchObject({ status: 200, body: {} });
    expect(visitor.platform.identity.mails).toEqual([]);
    expect(getViolatedFields(await ask(visitor, 'nobody'))).toEqual(['email']);
  });

  test('redirects to web addresses only', async () => {
    const response = await createTestVisitor().post(`${RECOVERY}/send-email`, {
      email: signe,
      redirect: { url: 'javascript:alert(1)' },
    });
    expect(getViolatedFields(response)).toEqual(['redirect.url']);
  });

  test('limits the length of the address and of the language', async () => {
    const visitor = createTestVisitor();
    const send = async (length: number, language: string) => {
      const redirect = { url: 'https://fenn.example/'.padEnd(length, 'x') };
      const body = { email: signe, redirect, language };
      return getViolatedFields(await visitor.post(`${RECOVERY}/send-email`, body));
    };
    expect(await send(2000, 'zh-Hant-TW')).toEqual([]);
    expect(await send(2001, 'zh-Hant-TW')).toEqual(['redirect.url']);
    expect(await send(2000, 'zh-Hant-TW1')).toEqual(['language']);
  });
});

describe('changing the password', () => {
  test('requires a logged-in member', async () => {
    const visitor = createTestVisitor();
    const { platform } = visitor;
    const change = (newPassword: string, authorization?: string) =>
      visitor.call(
        'POST',
        `${AUTHENTICATION}/v2/change-password`,
        { newPassword },
        authorization ? { headers: { authorization, 'content-type': 'application/json' } } : {},
      );
    const runa = 'runa@fennhouse.example';
    const { access_token } = platform.identity.tokensOf(runa);
    expect((await change('another-glaze')).status).toBe(403);
    expect(getViolatedFields(await change('short', access_token))).toEqual(['newPassword']);
    expect((await change('another-glaze', access_token)).status).toBe(200);
    expect(getCode(await visitor.logIn(runa))).toBe('-19976');
    expect((await visitor.logIn(runa, { password: 'another-glaze' })).body.state).toBe('SUCCESS');
  });
});
