import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser, launchOptions } from './packages/storybook/src/browser/find-browser.ts';
import { forceColors } from './packages/storybook/src/screenshots/force-colors.ts';
import type { TimingStress } from './packages/storybook/src/vitest/timing-stress.ts';
import { fromSources } from './scripts/source-conditions.ts';

const root = import.meta.dirname;

const browser = await findBrowser();

/** The timing stress of the stories: `late-answers`, `slow-play` or `slow-frames`. By default, none. */
const timingStress = (process.env.VITRINE_TIMING || null) as TimingStress | null;

export default defineConfig({
  // The compiler of the styles reads the top of this file, not its projects.
  ...fromSources,
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        ...fromSources,
        test: {
          name: 'unit',
          environment: 'node',
          // Shared modules are evaluated once a worker, which halves the time of the whole step.
          isolate: false,
          setupFiles: ['tests/unit/restore.setup.ts'],
          // Properties try hundreds of cases: on a busy machine that takes a while and is no fault.
          testTimeout: 30_000,
          include: [
            '{packages/*/src,mocks/src,stories,.storybook,scripts,tests/unit}/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        test: {
          name: 'packaging',
          environment: 'node',
          include: ['tests/packaging/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        plugins: [storybookTest({ configDir: join(root, '.storybook') })],
        ...fromSources,
        test: {
          name: 'stories',
          testTimeout: 60_000,
          setupFiles: ['packages/storybook/src/screenshots/screenshot.setup.ts'],
          isolate: false,
          maxWorkers: 2,
          provide: { strictScreenshots: browser.pinned, timingStress },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: { forceColors },
            provider: playwright({
              launchOptions: launchOptions(browser),
              contextOptions: {
                reducedMotion: 'reduce',
                colorScheme: 'light',
                locale: 'en-GB',
                timezoneId: 'Europe/Copenhagen',
              },
            }),
            instances: [{ browser: 'chromium' }],
            expect: {
              toMatchScreenshot: {
                timeout: 30_000,
                comparatorName: 'pixelmatch',
                comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 },
                resolveScreenshotPath: ({ arg, ext, testFileDirectory }) =>
                  join(root, testFileDirectory, '__screenshots__', `${arg}${ext}`),
              },
            },
          },
        },
      },
    ],
  },
});
