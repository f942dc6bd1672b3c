import { expect, test } from 'vitest';
import { finishIn, press } from './any-way.ts';
import { typeAndLogIn } from './hosted.ts';
import { preparePopups, pressToLogIn } from './popup.ts';
import { getOutcome } from './shop.ts';
import { useShop } from './sites.ts';

const set = useShop(
  ({ context, provider }) => preparePopups(context, provider.origin),
  '',
  'chromiumWithoutPopups',
);

test('S28 a blocked popup is reported, and the user keeps their session', async () => {
  const { page, provider, context } = set;
  expect(await page.evaluate(() => window.open('about:blank'))).toBeNull();
  await pressToLogIn(page);
  expect(await getOutcome(page)).toMatchObject({ code: 'POPUP_BLOCKED', role: 'none' });
  expect(provider.addresses()).toEqual([]);
  expect(context.pages()).toHaveLength(1);
});

test('S28 after a blocked popup, the same click continues in this tab', async () => {
  const { page, context } = set;
  await press(page, { redirectUri: '/back', returnTo: '/cart' });
  await typeAndLogIn(page);
  expect(await finishIn(page)).toEqual({ method: 'redirect', returnTo: '/cart', role: 'member' });
  expect(context.pages()).toHaveLength(1);
});
