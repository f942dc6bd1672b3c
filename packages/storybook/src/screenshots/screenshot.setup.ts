import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { afterEach, beforeEach, expect, inject } from 'vitest';
import { commands, page, utils } from 'vitest/browser';
import { expectNoOverflow } from '../checks/expect-no-overflow.ts';
import { trackLongTimers } from '../preview/long-timers.ts';
import { mediaEmulation } from '../preview/media-emulation.ts';
import { isTestCommand } from '../preview/test-command.ts';
import { applyTimingStress } from '../preview/timing-stress.ts';
import { waitForPaint } from '../preview/wait.ts';
import { showFilmstrip } from './filmstrip.ts';
import {
  haveImagesLoaded,
  reselectImageSources,
  resetImages,
  waitForImages,
} from './image-settling.ts';
import { getModeName, getModes, type Mode } from './modes.ts';
import { createViewportOverlay } from './viewport-overlay.ts';

/** What the accessibility addon found in a story. */
interface StoryReport {
  result?: { violations?: unknown };
}

declare module 'vitest' {
  interface TaskMeta {
    storyId?: string;
    reports?: StoryReport[];
  }
}

const {
  screenshots,
  accessibilityTrees,
  strict,
  modes: allModes,
  timingStress,
} = inject('vitrineStories');

if (timingStress) applyTimingStress(timingStress);
trackLongTimers();

let isMotionEmulated = false;
mediaEmulation.emulate = async (features) => {
  isMotionEmulated ||= features.reducedMotion !== undefined;
  await commands.emulateMedia(features);
};

/** The parameter `screenshot` of the story. */
const getExtent = (canvas: Element): string | null => canvas.getAttribute('data-screenshot');

/**
 * Returns the visible part of a story: the full page while a layer is open, else the story's
 * canvas, or only its `main` element if the story wants no header and footer.
 */
function getScreenshotTarget(): Element {
  const layer = document.querySelector(
    '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], [data-radix-popper-content-wrapper], [data-sonner-toast]',
  );
  const canvas = document.querySelector('[data-story-canvas]');
  if (!canvas)
    throw new Error(
      'The story has no canvas: add createPreviewAddons() to .storybook/preview.tsx.',
    );
  if (layer && !canvas.contains(layer)) return document.body;
  return (getExtent(canvas) === 'main' && canvas.querySelector('main')) || canvas;
}

/** Whether the story asks for `parameters: { screenshot: 'window' }`: its first screen shows all. */
const isLimitedToWindow = (element: Element): boolean => getExtent(element) === 'window';

/** Content below the fold would stay white, so the window grows to the full height of the story. */
async function fitViewport(canvas: Element, initialHeight: number): Promise<void> {
  // A page that fills its window would never shrink again after a taller one.
  if (innerHeight !== initialHeight) await page.viewport(innerWidth, initialHeight);
  const height = Math.ceil(canvas.getBoundingClientRect().bottom + scrollY);
  if (height > initialHeight) await page.viewport(innerWidth, height);
}

/**
 * A story that is unstable after this number of attempts never becomes stable: its screenshot shows
 * that.
 */
const MAX_ATTEMPTS = 12;

/**
 * Shows the complete story; content that loaded late may have changed the height for which the
 * window was sized.
 */
async function waitUntilStable(element: Element): Promise<void> {
  const initialHeight = innerHeight;
  const getHeight = () => element.getBoundingClientRect().height;
  for (let look = 0, shown = -1; look < MAX_ATTEMPTS; look += 1, shown = getHeight()) {
    if (element !== document.body && !isLimitedToWindow(element)) {
      await fitViewport(element, initialHeight);
    }
    if (getHeight() === shown && haveImagesLoaded(element)) return;
    await waitForImages(element);
    await waitForPaint();
  }
}

/** A removed video may keep its connection open for a while, of which a browser has six. */
function releaseVideos(): void {
  for (const video of document.querySelectorAll('video')) {
    video.pause();
    video.removeAttribute('src');
    for (const source of video.querySelectorAll('source')) source.remove();
    video.load();
  }
}

async function compareScreenshot(element: Element, name: string): Promise<void> {
  const compared = expect.element(page.elementLocator(element)).toMatchScreenshot(name);
  if (strict) return compared;
  await compared.catch((error: Error) => {
    console.warn(`Picture of ${name} differs in this browser: ${error.message.split('\n')[0]}`);
  });
}

async function takeScreenshot(name: string): Promise<void> {
  const element = getScreenshotTarget();
  await waitUntilStable(element);
  const isLong = document.body.getBoundingClientRect().height > innerHeight;
  const isCut = element === document.body || isLimitedToWindow(element);
  const pane = isCut && isLong ? createViewportOverlay() : undefined;
  await compareScreenshot(pane ?? element, name).finally(() => pane?.remove());
}

async function takeFilmstrip(name: string): Promise<void> {
  await waitUntilStable(document.body);
  const strip = await showFilmstrip();
  await compareScreenshot(strip, name).finally(() => strip.remove());
}

/** Takes screenshots of a page in several modes. */
async function takeModes(storyId: string, modes: readonly Mode[]): Promise<void> {
  const { dataset } = document.documentElement;
  const { vtTheme } = dataset;
  let width = 0;
  for (const mode of modes) {
    if (mode.size.width !== width) {
      await reselectImageSources();
      await page.viewport(mode.size.width, mode.size.height);
      await waitForPaint();
      await expectNoOverflow();
      width = mode.size.width;
    }
    dataset.vtTheme = mode.theme;
    await takeScreenshot(getModeName(storyId, mode));
  }
  dataset.vtTheme = vtTheme;
}

// The pseudo-states addon prepares the style sheets when Storybook reports a story; a test run does not.
beforeEach(() => {
  resetImages();
  addons.getChannel().emit(STORY_RENDERED);
});

/** Parts of URLs that differ from run to run: IDs of React, files in memory, and the page of the run. */
const generated = /_r_\w+?_|(?<=blob:)[^\s"]+|https?:\/\/localhost:\d+\S*/g;

/** Compares the roles, names and states of a story, with its layers and announcements, with its file. */
async function compareAccessibilityTree(storyId: string): Promise<void> {
  if (!accessibilityTrees) return;
  const root = utils.aria.generateAriaTree(document.body);
  const tree = `${utils.aria.renderAriaTree(root).replace(generated, '…')}\n`;
  const stored = await commands.readAccessibilityTree(storyId.replace('--', '-'), tree);
  expect.soft(tree, 'Accessibility tree').toBe(stored);
}

async function takeScreenshots(storyId: string): Promise<void> {
  const canvas = document.querySelector('[data-story-canvas]');
  if (canvas && getExtent(canvas) === 'filmstrip') return takeFilmstrip(storyId);
  const modes = getModes(allModes, storyId);
  return modes ? takeModes(storyId, modes) : takeScreenshot(storyId);
}

/** Keeps only the broken rules: the others are most of what a test sends to the command. */
const toShortReport = ({ result, ...report }: StoryReport): StoryReport => ({
  ...report,
  result: { violations: result?.violations },
});

afterEach(async ({ task }) => {
  const { storyId } = task.meta;
  if (isTestCommand) task.meta.reports = task.meta.reports?.map(toShortReport);
  const isForced = Boolean(storyId?.endsWith('--forced-colors'));
  try {
    if (!storyId || task.result?.state === 'fail') return;
    if (screenshots) {
      if (isForced) await commands.emulateMedia({ forcedColors: 'active' });
      // Both are compared, also if the first differs. The tree comes last: until then, texts arrive.
      await takeScreenshots(storyId).finally(() => compareAccessibilityTree(storyId));
    } else {
      await compareAccessibilityTree(storyId);
    }
    releaseVideos();
  } finally {
    if (isForced) await commands.emulateMedia({ forcedColors: 'none' });
    if (isMotionEmulated) await commands.emulateMedia({ reducedMotion: 'reduce' });
    isMotionEmulated = false;
  }
});
