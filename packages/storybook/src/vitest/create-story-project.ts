import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { findInstalledBrowser, getLaunchOptions } from '../browser/find-browser.ts';
import type { TimingStress } from '../preview/timing-stress.ts';
import { bringToFront } from './bring-to-front.ts';
import { emulateMedia } from './emulate-media.ts';
import { createMatchesReference, type DecodePng } from './matches-reference.ts';
import { readAccessibilityTree } from './read-accessibility-tree.ts';

/** What the set-up file in the page reads. */
interface StorySettings {
  /** Whether each story has a screenshot. */
  screenshots: boolean;
  /** Whether each story has a text of its accessibility tree. */
  accessibilityTrees: boolean;
  /** Whether the command `matchesReference` is there. */
  decodesScreenshots: boolean;
  /** Whether a different screenshot fails: only in the browser that took the baseline. */
  strict: boolean;
  /** Modified timing, to find stories with race conditions. */
  timingStress: TimingStress | null;
}

declare module 'vitest' {
  interface ProvidedContext {
    vitrineStories: StorySettings;
  }
}

/** What differs between projects. */
export interface StoryProjectOptions {
  /** Directory of Storybook's configuration, from the working directory. Default `.storybook`. */
  configDir?: string;
  /** Name of the project, for `vitest --project`. Default `stories`. */
  name?: string;
  /** Whether each story has a screenshot in `__screenshots__`, next to its file. Default true. */
  screenshots?: boolean;
  /**
   * Whether the roles, names and states of each story are compared with a text file in
   * `__screenshots__`. `--update` accepts changes, as those of screenshots. Default false.
   */
  accessibilityTrees?: boolean;
  /**
   * Returns the pixels of a PNG. Pass it if you compress screenshots after they were taken: decoding
   * them is most of the work of a comparison, and an image library does it several times as fast.
   */
  decodePng?: DecodePng;
  /** Your own set-up files, from the working directory. They run before that of this package. */
  setupFiles?: readonly string[];
  /** The language of the browser, a BCP 47 tag. Default `en-GB`. */
  locale?: string;
  /** The time zone of the browser, an IANA name. Default `UTC`. */
  timeZone?: string;
  /**
   * Modified timing, to find stories with race conditions. By default the environment variable
   * `VITRINE_TIMING`: `late-responses`, `slow-play` or `slow-frames`.
   */
  timingStress?: TimingStress | null;
  /**
   * Number of pages that run stories at once. A page needs up to 3 GB in a run of thousands of stories.
   * Default: one more than there are processors, at most 6, because a page often waits for a frame, a
   * timer or a screenshot.
   */
  maxWorkers?: number;
}

/** Returns a set-up file, which is JavaScript in the package and TypeScript in its sources. */
const getSetupFile = (name: string) =>
  fileURLToPath(
    new URL(`../screenshots/${name}.setup${extname(import.meta.url)}`, import.meta.url),
  );

const accessibilityAddon = '@storybook/addon-a11y/preview';

function hasAccessibilityAddon(): boolean {
  try {
    createRequire(import.meta.url).resolve(accessibilityAddon);
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates the project that runs every story as a test: in the pinned Chromium (Linux x64), or in
 * Playwright's or an installed one. Only in the pinned Chromium a different screenshot fails.
 * Without a browser, only the stories fail, so that other projects of the configuration run.
 *
 * A story with `parameters.chromatic.modes` is tested in each of its modes, as in Chromatic: rendered,
 * played and checked with other globals or in another window. A mode that only has another theme is
 * checked without rendering again.
 *
 * @throws {Error} if the variable VITRINE_BROWSER names a file that does not exist.
 * @example
 * export default defineConfig({
 *   test: { projects: [await createStoryProject()] },
 * });
 */
export async function createStoryProject({
  configDir = '.storybook',
  name = 'stories',
  screenshots = true,
  accessibilityTrees = false,
  decodePng,
  setupFiles = [],
  locale = 'en-GB',
  timeZone = 'UTC',
  timingStress = (process.env.VITRINE_TIMING || null) as TimingStress | null,
  maxWorkers = Math.min(availableParallelism() + 1, 6),
}: StoryProjectOptions = {}): Promise<TestProjectInlineConfiguration> {
  const browser = await findInstalledBrowser();
  const hasAccessibility = hasAccessibilityAddon();
  return {
    plugins: [storybookTest({ configDir })],
    // Found late, it would reload the page of a test.
    optimizeDeps: { include: hasAccessibility ? [accessibilityAddon] : [] },
    test: {
      name,
      // A machine that does much else needs many times the usual time for a long page.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      setupFiles: [
        ...setupFiles,
        ...(hasAccessibility ? [getSetupFile('accessibility')] : []),
        getSetupFile('screenshot'),
      ],
      // Stories share a page, as in Storybook.
      isolate: false,
      maxWorkers,
      provide: {
        vitrineStories: {
          screenshots,
          accessibilityTrees,
          decodesScreenshots: decodePng !== undefined,
          strict: browser?.pinned ?? false,
          timingStress,
        },
      },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        commands: {
          ...{ bringToFront, emulateMedia, readAccessibilityTree },
          ...(decodePng && { matchesReference: createMatchesReference(decodePng) }),
        },
        provider: playwright({
          launchOptions: getLaunchOptions(browser, locale),
          contextOptions: {
            reducedMotion: 'reduce',
            colorScheme: 'light',
            locale,
            timezoneId: timeZone,
          },
        }),
        instances: [{ browser: 'chromium' }],
        expect: {
          toMatchScreenshot: {
            timeout: 60_000,
            comparatorName: 'pixelmatch',
            comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 },
            resolveScreenshotPath: ({ arg, ext, root, testFileDirectory }) =>
              join(root, testFileDirectory, '__screenshots__', `${arg}${ext}`),
          },
        },
      },
    },
  };
}
