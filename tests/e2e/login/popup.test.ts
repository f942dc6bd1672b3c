import type { BrowserContext, Page } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { typeAndLogIn } from './hosted.ts';
import { postResultToOpener, preparePopups, pressForPopup } from './popup.ts';
import type { Provider } from './provider.ts';
import { expectNothingLeft, getOutcome, openShop } from './shop.ts';
import { useShop } from './sites.ts';

const set = useShop(({ context, provider }) => preparePopups(context, provider.origin));
let context: BrowserContext;
let page: Page;
let provider: Provider;

beforeEach(() => {
  ({ context, page, provider } = set);
});

afterEach(async () => {
  expect(await page.evaluate(() => [...window.__channels])).toEqual([]);
});

const member = { role: 'member' };
const withReturn = { redirectUri: '/back' };
const closed = (popup: Page) => popup.isClosed() || popup.waitForEvent('close');

test('the provider’s page sends a message, and its window closes', async () => {
  const popup = await pressForPopup(page);
  await typeAndLogIn(popup);
  expect(await getOutcome(page)).toEqual(member);
  await closed(popup);
});

test('a callback page passes the response on, and its window closes', async () => {
  const popup = await pressForPopup(page, withReturn);
  await typeAndLogIn(popup);
  await postResultToOpener(popup);
  expect(await getOutcome(page)).toEqual(member);
  await closed(popup);
});

test('the provider can’t navigate the shop from the callback window', async () => {
  provider.play(({ page: script, respondToClient, issueCode }) => {
    const back = respondToClient({ code: issueCode() }).headers.get('location');
    return script(`
      try { opener.location = 'about:blank#stolen'; } catch {}
      setTimeout(() => { location.href = ${JSON.stringify(back)}; }, 300);`);
  });
  const popup = await pressForPopup(page, withReturn);
  await postResultToOpener(popup);
  expect(await getOutcome(page)).toEqual(member);
  expect(page.url()).toBe(`${set.shopSite.origin}/`);
});

test('S1 S2 a message from another window or origin is ignored', async () => {
  const popup = await pressForPopup(page, withReturn);
  await popup.getByLabel('Email').waitFor();
  await page.evaluate(
    (data) => {
      window.postMessage(data, '*');
      const frame = document.body.appendChild(document.createElement('iframe'));
      frame.srcdoc = `<script>parent.postMessage(${JSON.stringify(data)}, '*')</script>`;
      return new Promise((resolve) => frame.addEventListener('load', resolve));
    },
    { state: [...provider.sessions().keys()][0], code: 'stolen-code' },
  );
  await typeAndLogIn(popup);
  await postResultToOpener(popup);
  expect(await getOutcome(page)).toEqual(member);
  expect(provider.offered()).toHaveLength(1);
});

test('S29 a window closed by the user is reported, and a late response counts', async () => {
  const popup = await pressForPopup(page, withReturn);
  await popup.getByLabel('Email').waitFor();
  const [state = ''] = provider.sessions().keys();
  await popup.close();
  expect(await getOutcome(page)).toMatchObject({ code: 'NOT_FINISHED', role: 'visitor' });
  const resumed = page.evaluate(() => window.__resume?.());
  const late = await context.newPage();
  await late.goto(provider.returnAddress(state));
  await postResultToOpener(late);
  expect(await resumed).toEqual(member);
});

test('S30 L13 a severed popup seems closed, and its response still arrives', async () => {
  // A tab under test always has the focus; this one behaves as one that a window lies on.
  await page.evaluate(() => {
    document.hasFocus = () => false;
  });
  provider.play('cut-off');
  await page.evaluate(() => {
    const { open } = window;
    window.open = (...how) => {
      const popup = open(...how);
      Object.assign(window, { __popup: popup });
      return popup;
    };
  });
  const popup = await pressForPopup(page, withReturn);
  await popup.getByLabel('Email').waitFor();
  await page.waitForFunction(() => (window as never as { __popup: Window }).__popup.closed);
  await page.waitForTimeout(4_500);
  await typeAndLogIn(popup);
  await postResultToOpener(popup);
  expect(await getOutcome(page)).toEqual(member);
});

test('S30 back at the shop, the user sees the interruption, and can still finish', async () => {
  provider.play('cut-off');
  const popup = await pressForPopup(page, withReturn);
  expect(await getOutcome(page)).toMatchObject({ code: 'NOT_FINISHED' });
  const resumed = page.evaluate(() => window.__resume?.());
  await typeAndLogIn(popup);
  await postResultToOpener(popup);
  expect(await resumed).toEqual(member);
});

test('S31 another page of the shop can’t forge a response without the state', async () => {
  const popup = await pressForPopup(page, withReturn);
  await popup.getByLabel('Email').waitFor();
  const second = await openShop(context, set.shopSite.origin);
  await second.page.evaluate((origin) => {
    for (const state of ['', 'guess', '*']) {
      const channel = new BroadcastChannel(`vitrine.login.shop-1@${origin}.${state}`);
      channel.postMessage({ state, code: 'forged-code' });
      channel.close();
    }
  }, provider.origin);
  await typeAndLogIn(popup);
  await postResultToOpener(popup);
  expect(await getOutcome(page)).toEqual(member);
  expect(provider.offered()).toHaveLength(1);
  await expectNothingLeft(second, provider);
});

test('S32 a forged code with the right state doesn’t match its verifier', async () => {
  const other = await openShop(context, set.shopSite.origin);
  const othersPopup = await pressForPopup(other.page, withReturn);
  await othersPopup.getByLabel('Email').waitFor();
  const [othersState = ''] = provider.sessions().keys();
  const othersCode = provider.codeFor(othersState);
  provider.play(({ respondToClient }) => respondToClient({ code: othersCode }));
  const popup = await pressForPopup(page, withReturn);
  await postResultToOpener(popup);
  expect(await getOutcome(page)).toEqual({
    name: 'TokenError',
    code: 'NO_MEMBER_TOKENS',
    message: 'Failed to get member tokens',
    role: 'visitor',
  });
  expect(provider.exchanged()).toEqual([]);
});
