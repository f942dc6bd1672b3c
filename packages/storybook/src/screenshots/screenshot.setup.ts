import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons, waitForAnimations } from 'storybook/preview-api';
import { afterEach, beforeEach, expect, inject } from 'vitest';
import { commands, page, utils } from 'vitest/browser';
import { trackLongTimers } from '../preview/long-timers.ts';
import { mediaEmulation } from '../preview/media-emulation.ts';
import { isTestCommand } from '../preview/test-command.ts';
import { applyTimingStress } from '../preview/timing-stress.ts';
import { waitForPaint } from '../preview/wait.ts';
import { accessibilityCheck } from './accessibility-check.ts';
import { showFilmstrip } from './filmstrip.ts';
import { haveImagesLoaded, resetImages, waitForImages } from './image-settling.ts';
import { keepPainting } from './keep-painting.ts';
import {
  getModeName,
  type StoryMode,
  type StoryModes,
  toViewport,
  type Viewport,
} from './modes.ts';
import { createViewportOverlay } from './viewport-overlay.ts';

/** What the accessibility addon found in a story. */
interface StoryReport {
  result?: { violations?: unknown };
}

type Globals = Readonly<Record<string, unknown>> & { theme?: string };

/** What is read of a composed story. */
interface Story {
  globals: Globals & { viewport?: { value?: string } };
  parameters: {
    viewport: { options: Record<string, { styles: { width: string; height: string } }> };
    chromatic?: { modes?: StoryModes };
  };
  /** Renders the story, plays it and checks it. */
  run: (context: { globals: Globals }) => Promise<void>;
}

declare module 'vitest' {
  interface TaskMeta {
    storyId?: string;
    reports?: StoryReport[];
  }
  interface TestContext {
    /** The story of the test, from Storybook's addon. */
    story: Story;
  }
}

const { screenshots, accessibilityTrees, decodesScreenshots, strict, timingStress } =
  inject('vitrineStories');

if (timingStress) applyTimingStress(timingStress);
trackLongTimers();
keepPainting();

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

/**
 * Moves the content of all images out of their boxes, which get a color. Returns a function that undoes
 * it.
 */
function flattenImages(): () => void {
  const style = document.createElement('style');
  style.textContent =
    'img, video { object-position: 100vmax 100vmax !important; background: #aeb6b2 !important }';
  document.head.append(style);
  return () => style.remove();
}

/**
 * Stops a blinking text cursor. Screenshots make it transparent by style, but forced colors give it a
 * color again. Without a selection the browser draws none, and the field keeps the focus.
 */
function hideForcedCaret(): void {
  if (!matchMedia('(forced-colors: active)').matches) return;
  const field = document.activeElement;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  const isEmpty = isField
    ? field.selectionStart === field.selectionEnd
    : getSelection()?.isCollapsed;
  if (isEmpty) getSelection()?.removeAllRanges();
}

/** The name of a story's files in `__screenshots__`, as `toMatchScreenshot` writes it. */
const getFileName = (name: string) => name.replace('--', '-');

/** Compares an element with the stored screenshot. */
async function matchScreenshot(element: Element, name: string): Promise<void> {
  const target = page.elementLocator(element);
  if (decodesScreenshots && (await commands.matchesReference(getFileName(name), target.selector)))
    return;
  const compared = expect.element(target).toMatchScreenshot(name);
  if (strict) return compared;
  await compared.catch((error: Error) => {
    console.warn(`Picture of ${name} differs in this browser: ${error.message.split('\n')[0]}`);
  });
}

async function compareScreenshot(element: Element, name: string): Promise<void> {
  hideForcedCaret();
  const isFlat = document.querySelector('[data-story-canvas][data-images=flat]') !== null;
  const restoreImages = isFlat ? flattenImages() : undefined;
  await matchScreenshot(element, name).finally(restoreImages);
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

// The pseudo-states addon prepares the style sheets when Storybook reports a story; a test run does not.
const prepareRender = () => {
  resetImages();
  addons.getChannel().emit(STORY_RENDERED);
};
beforeEach(prepareRender);

/** Parts of URLs that differ from run to run: IDs of React, files in memory, and the page of the run. */
const generated = /_r_\w+?_|(?<=blob:)[^\s"]+|https?:\/\/localhost:\d+\S*/g;

/** Compares the roles, names and states of a story, with its layers and announcements, with its file. */
async function compareAccessibilityTree(name: string): Promise<void> {
  if (!accessibilityTrees) return;
  const root = utils.aria.generateAriaTree(document.body);
  const tree = `${utils.aria.renderAriaTree(root).replace(generated, '…')}\n`;
  const file = getFileName(name);
  const stored = await commands.readAccessibilityTree(file, tree);
  // Tools read the name of the file from this message.
  expect.soft(tree, `Accessibility tree of ${file}`).toBe(stored);
}

/** Compares what a story shows with its files. */
async function compare(name: string): Promise<void> {
  if (!screenshots) return compareAccessibilityTree(name);
  const canvas = document.querySelector('[data-story-canvas]');
  const isFilmstrip = canvas && getExtent(canvas) === 'filmstrip';
  // Both are compared, also if the first differs. The tree comes last: until then, texts arrive.
  await (isFilmstrip ? takeFilmstrip(name) : takeScreenshot(name)).finally(() =>
    compareAccessibilityTree(name),
  );
}

/** The window of stories without a viewport, as in Storybook's addon. */
const defaultViewport: Viewport = { width: 1200, height: 900 };

function getViewport({ globals, parameters }: Story): Viewport {
  const styles = parameters.viewport.options[globals.viewport?.value ?? '']?.styles;
  return styles ? toViewport(styles) : defaultViewport;
}

/** Whether a story must be rendered again: a theme only changes colors, which styles do alone. */
function isRenderedDifferently(mode: Globals, shown: Globals): boolean {
  return [...new Set([...Object.keys(mode), ...Object.keys(shown)])].some(
    (name) => name !== 'theme' && JSON.stringify(mode[name]) !== JSON.stringify(shown[name]),
  );
}

/**
 * Tests a story in each of its modes, as Chromatic does. Its own globals are one of them only if a
 * mode has the same.
 */
async function compareModes(
  storyId: string,
  story: Story,
  modes: readonly (readonly [string, StoryMode])[],
): Promise<void> {
  const own = { ...story.globals, viewport: getViewport(story) };
  let shown: Globals & { viewport: Viewport } = own;
  const errors: Error[] = [];
  for (const [name, { disable, ...changes }] of modes) {
    const mode = { ...own, ...changes };
    const { viewport, ...globals } = mode;
    try {
      await page.viewport(viewport.width, viewport.height);
      if (isRenderedDifferently(mode, shown)) {
        prepareRender();
        await story.run({ globals });
      } else if (mode.theme !== shown.theme) {
        document.documentElement.dataset.vtTheme = mode.theme;
        await waitForPaint();
        // A color in transition would be checked, too.
        await waitForAnimations();
        await accessibilityCheck.run?.({ ...story, globals, viewMode: 'story' });
      }
      shown = mode;
      await compare(getModeName(storyId, name));
    } catch (error) {
      // The other modes are compared all the same, so that a review shows all changes.
      if (!(error instanceof Error)) throw error;
      error.message = `Mode "${name}": ${error.message}`;
      errors.push(error);
    }
  }
  const [first, ...others] = errors;
  if (others.length > 0) {
    throw new AggregateError(errors, errors.map(({ message }) => message).join('\n\n'));
  }
  if (first) throw first;
}

/** Keeps only the broken rules: the others are most of what a test sends to the command. */
const toShortReport = ({ result, ...report }: StoryReport): StoryReport => ({
  ...report,
  result: { violations: result?.violations },
});

afterEach(async ({ task, story }) => {
  const { storyId } = task.meta;
  const isForced = Boolean(storyId?.endsWith('--forced-colors'));
  try {
    if (!storyId || task.result?.state === 'fail') return;
    if (isForced && screenshots) await commands.emulateMedia({ forcedColors: 'active' });
    const modes = Object.entries(story.parameters.chromatic?.modes ?? {}).filter(
      ([, { disable }]) => !disable,
    );
    if (modes.length > 0) await compareModes(storyId, story, modes);
    else await compare(storyId);
    releaseVideos();
  } finally {
    if (isTestCommand) task.meta.reports = task.meta.reports?.map(toShortReport);
    if (isForced) await commands.emulateMedia({ forcedColors: 'none' });
    if (isMotionEmulated) await commands.emulateMedia({ reducedMotion: 'reduce' });
    isMotionEmulated = false;
  }
});
