import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findBrowser, findInstalledBrowser, getLaunchOptions } from './find-browser.ts';

const elsewhere = { canRunPinned: false, exists: () => false };

describe('findBrowser', () => {
  it('throws an error with instructions if there is none', async () => {
    await expect(findBrowser(elsewhere)).rejects.toThrow(
      'No browser was found for the stories: run `npx playwright install chromium`, or set VITRINE_BROWSER to the path of a Chromium.',
    );
  });

  it('leaves the launch to Playwright if there is none', async () => {
    const browser = await findInstalledBrowser(elsewhere);
    expect(browser).toBeNull();
    expect(getLaunchOptions(browser)).toEqual({
      args: expect.any(Array),
      env: expect.any(Object),
    });
  });

  it('starts in a language, with the other variables of the process', () => {
    const browser = { executablePath: '/opt/chromium', env: { FONTS: '/opt' }, pinned: true };
    expect(getLaunchOptions(browser).env).toEqual({
      ...process.env,
      ...{ FONTS: '/opt', LANG: 'en_GB.UTF-8', LANGUAGE: 'en_GB' },
    });
    expect(getLaunchOptions(null, 'fa-IR').env).toMatchObject({ LANGUAGE: 'fa_IR' });
  });

  it('prefers the named one, without comparing screenshots', async () => {
    const machine = { named: '/opt/chromium', canRunPinned: true, exists: () => true };
    expect(await findBrowser(machine)).toEqual({
      executablePath: '/opt/chromium',
      env: {},
      pinned: false,
    });
  });

  it('stops searching if the named one is missing', async () => {
    await expect(findBrowser({ ...elsewhere, named: '/opt/none' })).rejects.toThrow(
      'VITRINE_BROWSER names /opt/none, which does not exist.',
    );
  });

  it('uses the system browser if the pinned one can’t run', async () => {
    const machine = { ...elsewhere, exists: (path: string) => path === '/usr/bin/chromium' };
    expect(await findBrowser(machine)).toMatchObject({
      executablePath: '/usr/bin/chromium',
      pinned: false,
    });
  });

  it.runIf(process.platform === 'linux' && process.arch === 'x64' && !process.env.VITRINE_BROWSER)(
    'finds the pinned one after an install',
    async () => {
      const { executablePath, env, pinned } = await findBrowser();
      expect(pinned).toBe(true);
      expect([executablePath, env.FONTCONFIG_FILE].map((path) => existsSync(path ?? ''))).toEqual([
        true,
        true,
      ]);
    },
  );
});
