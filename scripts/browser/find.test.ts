import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findBrowser } from './find.ts';

const elsewhere = { canRunPinned: false, exists: () => false };

describe('findBrowser', () => {
  it('says in one sentence what to do when there is none', async () => {
    await expect(findBrowser(elsewhere)).rejects.toThrow(
      'No browser was found for the stories: run `npx playwright install chromium`, or set VITRINE_BROWSER to the path of a Chromium.',
    );
  });

  it('takes the named one before all others, and holds no picture against it', async () => {
    const machine = { named: '/opt/chromium', canRunPinned: true, exists: () => true };
    expect(await findBrowser(machine)).toEqual({
      executablePath: '/opt/chromium',
      env: {},
      pinned: false,
    });
  });

  it('does not look further when the named one is missing', async () => {
    await expect(findBrowser({ ...elsewhere, named: '/opt/none' })).rejects.toThrow(
      'VITRINE_BROWSER names /opt/none, which does not exist.',
    );
  });

  it('takes the system’s where the pinned one cannot run', async () => {
    const machine = { ...elsewhere, exists: (path: string) => path === '/usr/bin/chromium' };
    expect(await findBrowser(machine)).toMatchObject({
      executablePath: '/usr/bin/chromium',
      pinned: false,
    });
  });

  it.runIf(process.platform === 'linux' && process.arch === 'x64' && !process.env.VITRINE_BROWSER)(
    'brings the pinned one with the install',
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
