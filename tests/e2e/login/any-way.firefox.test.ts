import { existsSync } from 'node:fs';
import { firefox } from 'playwright';
import { describe, expect, test } from 'vitest';
import {
  known,
  logInAtProvider,
  outcomeOfPress,
  press,
  pressThroughPopup,
  useCookies,
} from './any-way.ts';

const isHere = existsSync(firefox.executablePath());

if (!isHere) {
  console.warn(
    'SKIPPED: S27 in Firefox, which is not on this machine. `npx playwright install firefox` gets it.',
  );
}

describe.skipIf(!isHere)('in Firefox', () => {
  const set = useCookies('firefox');

  test('S27 with third-party cookies blocked (cookieBehavior 1), a popup logs in on a click', async () => {
    await logInAtProvider(set);
    await pressThroughPopup(set);
  });

  test('S27 with them blocked and without a click, the user is redirected', async () => {
    await logInAtProvider(set);
    await press(set.page, { ...known(set), gesture: false });
    await set.page.waitForURL(/#code=/);
    expect(set.context.pages()).toHaveLength(1);
    expect(await outcomeOfPress(set.page).catch(() => undefined)).toBeUndefined();
  });
});
