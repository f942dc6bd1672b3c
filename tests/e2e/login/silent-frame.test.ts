import { type Browser, type BrowserContext, chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findBrowser, launchOptions } from '../../../scripts/browser/find.ts';
import { createProvider, type Provider, post } from './provider.ts';
import { type Site, servePage, serveShop } from './servers.ts';
import { expectNothingLeft, openShop, outcomeOf, startLogin } from './shop.ts';

let browser: Browser;
let context: BrowserContext;
let shopSite: Site;
let attacker: Site;
let provider: Provider;
let shop: Awaited<ReturnType<typeof openShop>>;
let headers: Record<string, string> = {};
let attack = '';

beforeAll(async () => {
  browser = await chromium.launch(launchOptions(await findBrowser()));
  shopSite = await serveShop(() => headers);
  attacker = await servePage('127.0.0.1', () => attack);
});

afterAll(async () => {
  await browser?.close();
  await Promise.all([shopSite?.close(), attacker?.close()]);
});

beforeEach(async () => {
  headers = {};
  provider = await createProvider();
  context = await browser.newContext();
});

afterEach(async () => {
  await expectNothingLeft(shop, provider.addresses);
  await context.close();
  await provider.close();
});

const open = async (given: Record<string, string> = {}) => {
  headers = given;
  shop = await openShop(context, shopSite.origin);
};

const login = async (timeout?: number) => {
  await startLogin(shop.page, provider.origin, timeout);
  return outcomeOf(shop.page);
};

const embed = (url: string) =>
  shop.page.evaluate(
    (address) =>
      new Promise((resolve) => {
        const frame = document.createElement('iframe');
        frame.src = address;
        frame.onload = resolve;
        document.body.append(frame);
      }),
    url,
  );

/** The provider's page waits until the returned function is called. */
function heldPage() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const state = new Promise<string>((resolve) => {
    provider.authorize = async (asked) => {
      resolve(asked);
      await released;
      return { script: post({ state: asked, code: 'right-code' }) };
    };
  });
  return { state, release };
}

const member = { role: 'member' };
const refused = (code: string) => expect.objectContaining({ name: 'AuthorizationError', code });

test('the provider answers, and the person is a member', async () => {
  await open();
  expect(await login()).toEqual(member);
  expect(provider.exchanged).toEqual(['right-code']);
});

test('S1 a message of another origin with the right state is not listened to', async () => {
  await open();
  const page = heldPage();
  await startLogin(shop.page, provider.origin);
  attack = post({ state: await page.state, code: 'stolen-code' });
  await embed(attacker.origin);
  page.release();
  expect(await outcomeOf(shop.page)).toEqual(member);
  expect(provider.exchanged).toEqual(['right-code']);
});

test('S2 a message of the right origin from another frame is not listened to', async () => {
  await open();
  const page = heldPage();
  await startLogin(shop.page, provider.origin);
  const state = await page.state;
  const held = provider.authorize;
  provider.authorize = () => ({ script: post({ state, code: 'stolen-code' }) });
  await embed(`${provider.origin}/authorize?state=other`);
  provider.authorize = held;
  page.release();
  expect(await outcomeOf(shop.page)).toEqual(member);
  expect(provider.exchanged).toEqual(['right-code']);
});

test('S3 an answer to an older login is not listened to', async () => {
  await open();
  provider.authorize = (state) => ({
    script: post({ state: 'older', code: 'old-code' }) + post({ state, code: 'right-code' }),
  });
  expect(await login()).toEqual(member);
  expect(provider.exchanged).toEqual(['right-code']);
});

test('S4 an error that an attacker posts ends nothing', async () => {
  await open();
  const page = heldPage();
  await startLogin(shop.page, provider.origin);
  attack = post({ state: await page.state, error: 'access_denied' });
  await embed(attacker.origin);
  page.release();
  expect(await outcomeOf(shop.page)).toEqual(member);
});

test('S5 strange messages of the provider’s own page end nothing', async () => {
  await open();
  provider.authorize = (state) => ({
    script: `
      const strange = [null, '', 0, [], {}, { state: ${JSON.stringify(state)} }, { state: {} },
        JSON.parse('{"__proto__":{"state":"x","code":"y"}}'), 'x'.repeat(1e6), new Map(), new Date()];
      for (let at = 0; at < 200; at += 1) parent.postMessage(strange[at % strange.length], '*');
      ${post({ state, code: 'right-code' })}`,
  });
  expect(await login()).toEqual(member);
});

test('S7 the first of two answers counts, and one code is exchanged', async () => {
  await open();
  provider.authorize = (state) => ({
    script: post({ state, code: 'right-code' }) + post({ state, code: 'second-code' }),
  });
  expect(await login()).toEqual(member);
  expect(provider.exchanged).toEqual(['right-code']);
});

test('S8 a page that the provider’s frame was sent on to is not listened to', async () => {
  await open();
  provider.authorize = (state) => {
    attack = post({ state, code: 'stolen-code' });
    return { status: 302, headers: { location: attacker.origin } };
  };
  expect(await login()).toEqual(refused('FRAME_BLOCKED'));
  expect(provider.exchanged).toEqual([]);
});

test('S9 without an answer it says that the flow timed out', async () => {
  await open();
  provider.authorize = () => new Promise(() => {});
  expect(await login(300)).toEqual({
    name: 'AuthorizationError',
    message: 'OAuth flow timed out',
    code: 'OAUTH_TIMED_OUT',
  });
});

test('S10 an abort ends it at once, and a late answer changes nothing', async () => {
  await open();
  const page = heldPage();
  await startLogin(shop.page, provider.origin);
  await page.state;
  await shop.page.evaluate(() => window.__controller?.abort());
  expect(await outcomeOf(shop.page)).toMatchObject({ name: 'AbortError' });
  page.release();
  expect(provider.exchanged).toEqual([]);
});

test('S11 a provider that lets no frame show it is told from one that is slow', async () => {
  await open();
  provider.authorize = () => ({ headers: { 'x-frame-options': 'DENY' } });
  expect(await login()).toEqual(refused('FRAME_BLOCKED'));
});

test('S12 a shop whose policy forbids the frame hears so at once', async () => {
  await open({ 'content-security-policy': "frame-src 'none'" });
  expect(await login()).toMatchObject({
    code: 'FRAME_BLOCKED',
    message: expect.stringContaining('frame-src'),
  });
  expect(provider.addresses.filter((address) => address.startsWith('/authorize'))).toEqual([]);
});

test('S13 the frame can neither lead the shop away nor open windows', async () => {
  await open();
  provider.authorize = (state) => ({
    script: `
      try { top.location = ${JSON.stringify(attacker.origin)}; } catch {}
      try { window.open(${JSON.stringify(attacker.origin)}); } catch {}
      ${post({ state, code: 'right-code' })}`,
  });
  expect(await login()).toEqual(member);
  expect(shop.page.url()).toBe(`${shopSite.origin}/`);
  expect(context.pages()).toHaveLength(1);
});

test('S14 the frame keeps an origin of its own, without which it has no cookies', async () => {
  await open();
  provider.authorize = (state) => ({
    script: `document.cookie = 'seen=1'; ${post({ state, code: 'right-code' })}`,
  });
  expect(await login()).toEqual(member);
});

test('S15 a cross-origin isolated shop is told at once', async () => {
  await open({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
  });
  expect(await login()).toEqual(refused('FRAME_BLOCKED'));
  expect(provider.addresses.filter((address) => address.startsWith('/authorize'))).toEqual([]);
});

test('S16 neither keys nor speech reach the frame', async () => {
  await open();
  const page = heldPage();
  await startLogin(shop.page, provider.origin);
  await page.state;
  const reached: (string | undefined)[] = [];
  for (let at = 0; at < 4; at += 1) {
    await shop.page.keyboard.press('Tab');
    reached.push(await shop.page.evaluate(() => document.activeElement?.tagName));
  }
  expect(reached).not.toContain('IFRAME');
  const frame = shop.page.locator('iframe');
  expect(await frame.getAttribute('aria-hidden')).toBe('true');
  expect(await frame.getAttribute('title')).toBe('Log in');
  expect(await frame.evaluate((element) => element.getBoundingClientRect().width)).toBe(0);
  page.release();
  expect(await outcomeOf(shop.page)).toEqual(member);
});

test('S78 a policy without inline styles is kept', async () => {
  await open({ 'content-security-policy': "style-src 'self'" });
  expect(await login()).toEqual(member);
  expect(shop.said.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
});

test('the error of the provider is the error of the login', async () => {
  await open();
  provider.authorize = (state) => ({
    script: post({ state, error: 'login_required', error_description: 'Nobody is logged in' }),
  });
  expect(await login()).toEqual({
    name: 'AuthorizationError',
    message: 'Nobody is logged in',
    code: 'login_required',
  });
});
