import { expect, test } from 'vitest';
import { member, rejected, setUpFrame } from './frame-set-up.ts';
import { post } from './provider.ts';
import { getOutcome, startLogin } from './shop.ts';

const set = setUpFrame();

test('S13 L10 the frame can’t navigate the shop or open windows', async () => {
  await set.open();
  set.provider.play(({ page, query, issueCode }) =>
    page(`
      try { top.location = ${JSON.stringify(set.attacker.origin)}; } catch {}
      try { window.open(${JSON.stringify(set.attacker.origin)}); } catch {}
      ${post({ state: query.get('state'), code: issueCode() })}`),
  );
  expect(await set.login()).toEqual(member);
  expect(set.shop.page.url()).toBe(`${set.shopSite.origin}/`);
  expect(set.context.pages()).toHaveLength(1);
});

test('S14 the frame keeps its own origin, which its cookies need', async () => {
  await set.open();
  set.provider.play(({ page, query, issueCode }) =>
    page(`document.cookie = 'seen=1'; ${post({ state: query.get('state'), code: issueCode() })}`),
  );
  expect(await set.login()).toEqual(member);
});

test('S15 L11 a cross-origin isolated shop fails immediately', async () => {
  await set.open({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
  });
  expect(await set.login()).toEqual(rejected('FRAME_BLOCKED'));
  expect(set.provider.platform.identity.provider.visits).toEqual([]);
});

test('S16 L10 the keyboard and screen readers don’t reach the frame', async () => {
  await set.open();
  const page = set.pausePage();
  await startLogin(set.shop.page, set.provider);
  await page.state;
  const reached: (string | undefined)[] = [];
  for (let at = 0; at < 4; at += 1) {
    await set.shop.page.keyboard.press('Tab');
    reached.push(await set.shop.page.evaluate(() => document.activeElement?.tagName));
  }
  expect(reached).not.toContain('IFRAME');
  const frame = set.shop.page.locator('iframe');
  expect(await frame.getAttribute('aria-hidden')).toBe('true');
  expect(await frame.getAttribute('title')).toBe('Log in');
  expect(await frame.evaluate((element) => element.getBoundingClientRect().width)).toBe(0);
  page.release();
  expect(await getOutcome(set.shop.page)).toEqual(member);
});

test('S78 a policy without inline styles is respected', async () => {
  await set.open({ 'content-security-policy': "style-src 'self'" });
  expect(await set.login()).toEqual(member);
  expect(
    set.shop.consoleMessages.filter((text) => text.includes('Content Security Policy')),
  ).toEqual([]);
});
