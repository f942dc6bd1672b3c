import { expect, test } from 'vitest';
import { member, rejected, setUpFrame } from './frame-set-up.ts';
import { post } from './provider.ts';
import { getOutcome, startLogin } from './shop.ts';

const set = setUpFrame();

test('the provider responds, and the user is a member', async () => {
  await set.open();
  expect(await set.login()).toEqual(member);
  expect(set.provider.offered()).toHaveLength(1);
});

test('S1 a message from another origin with the right state is ignored', async () => {
  await set.open();
  const page = set.pausePage();
  await startLogin(set.shop.page, set.provider);
  set.attack = post({ state: await page.state, code: 'stolen-code' });
  await set.embed(set.attacker.origin);
  page.release();
  expect(await getOutcome(set.shop.page)).toEqual(member);
  expect(set.provider.offered()).toHaveLength(1);
});

test('S2 a message from the right origin in another frame is ignored', async () => {
  await set.open();
  const page = set.pausePage();
  await startLogin(set.shop.page, set.provider);
  const state = await page.state;
  set.provider.play(({ tell }) => tell({ state, code: 'stolen-code' }), { times: 1 });
  await set.embed(`${set.provider.origin}/oauth2/authorize?state=other`);
  page.release();
  expect(await getOutcome(set.shop.page)).toEqual(member);
  expect(set.provider.offered()).toHaveLength(1);
});

test('S3 a response to an older login is ignored', async () => {
  await set.open();
  set.provider.play(({ tell, query, issueCode }) =>
    tell({ state: 'older', code: 'old-code' }, { state: query.get('state'), code: issueCode() }),
  );
  expect(await set.login()).toEqual(member);
  expect(set.provider.offered()).toHaveLength(1);
});

test('S4 an error posted by an attacker ends nothing', async () => {
  await set.open();
  const page = set.pausePage();
  await startLogin(set.shop.page, set.provider);
  set.attack = post({ state: await page.state, error: 'access_denied' });
  await set.embed(set.attacker.origin);
  page.release();
  expect(await getOutcome(set.shop.page)).toEqual(member);
});

test('S5 malformed messages from the provider’s own page end nothing', async () => {
  await set.open();
  set.provider.play(({ page, query, issueCode }) => {
    const state = query.get('state');
    return page(`
      const strange = [null, '', 0, [], {}, { state: ${JSON.stringify(state)} }, { state: {} },
        JSON.parse('{"__proto__":{"state":"x","code":"y"}}'), 'x'.repeat(1e6), new Map(), new Date()];
      for (let at = 0; at < 200; at += 1) parent.postMessage(strange[at % strange.length], '*');
      ${post({ state, code: issueCode() })}`);
  });
  expect(await set.login()).toEqual(member);
});

test('S7 the first of two responses counts, and one code is exchanged', async () => {
  await set.open();
  const codes: string[] = [];
  set.provider.play(({ tell, query, issueCode }) => {
    codes.push(issueCode(), issueCode());
    return tell(...codes.map((code) => ({ state: query.get('state'), code })));
  });
  expect(await set.login()).toEqual(member);
  expect(set.provider.offered()).toEqual(codes.slice(0, 1));
});

test('S8 a page that the provider’s frame was redirected to is ignored', async () => {
  await set.open();
  set.provider.play('wrong-origin');
  expect(await set.login(2_000)).toEqual(rejected('OAUTH_TIMED_OUT'));
  expect(set.provider.offered()).toEqual([]);
});

test('S9 without a response the login times out', async () => {
  await set.open();
  set.provider.play('no-response');
  expect(await set.login(300)).toEqual({
    name: 'AuthorizationError',
    message: 'OAuth flow timed out',
    code: 'OAUTH_TIMED_OUT',
  });
});

test('S10 an abort ends it immediately, and a late response changes nothing', async () => {
  await set.open();
  const page = set.pausePage();
  await startLogin(set.shop.page, set.provider);
  await page.state;
  await set.shop.page.evaluate(() => window.__controller?.abort());
  expect(await getOutcome(set.shop.page)).toMatchObject({ name: 'AbortError' });
  page.release();
  expect(set.provider.offered()).toEqual([]);
});

test.each(['no-frames', 'silent'] as const)(
  'S9 S11 a provider whose page says nothing (%s) is slow after five seconds, and times out',
  async (scenario) => {
    await set.open();
    set.provider.play(scenario);
    expect(await set.login(7_000)).toMatchObject({ code: 'OAUTH_TIMED_OUT', slow: 1 });
  },
);

test('S12 a policy that only reports does not prevent the login', async () => {
  await set.open({ 'content-security-policy-report-only': "frame-src 'none'" });
  expect(await set.login()).toEqual(member);
});

test('S12 a shop whose policy forbids the frame fails immediately', async () => {
  await set.open({ 'content-security-policy': "frame-src 'none'" });
  expect(await set.login()).toMatchObject({
    code: 'FRAME_BLOCKED',
    message: expect.stringContaining('frame-src'),
  });
  expect(set.provider.platform.identity.provider.visits).toEqual([]);
});

test('L7 the provider’s error is the error of the login', async () => {
  await set.open();
  await startLogin(set.shop.page, { ...set.provider, sessionToken: () => 'nobody’s' });
  expect(await getOutcome(set.shop.page)).toEqual({
    name: 'AuthorizationError',
    message: 'Nobody is signed in here.',
    code: 'login_required',
  });
});
