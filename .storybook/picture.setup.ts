import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { afterEach, beforeEach, expect, inject } from 'vitest';
import { commands, page } from 'vitest/browser';
import { fits } from '../stories/lib/fits.ts';
import { hasEveryLook, lookName, rooms, themes } from './looks.ts';
import { painted } from './patience.ts';
import { forgetPhotographs, haveArrived, letPhotographsChoose, settled } from './photographs.ts';
import { playIn, type Rhythm } from './rhythm.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether a differing picture fails: only in the browser that the pictures were taken with. */
    strictPictures: boolean;
    /** Another rhythm than the machine's own, to find stories that race. */
    rhythm: Rhythm | null;
  }
  interface TaskMeta {
    storyId?: string;
  }
}

// What parts load when it is used is there from the start: a story may be judged with it at once.
const parts = import.meta.glob(['../packages/ui/src/**/*.tsx', '!**/*.test.tsx']);
await Promise.all(Object.values(parts).map((load) => load()));

const rhythm = inject('rhythm');
if (rhythm) playIn(rhythm);

/** What a shopper sees of a story: the whole page while a layer is open, else the story's own canvas. */
function subject(): Element {
  const layer = document.querySelector(
    '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], [data-radix-popper-content-wrapper], [data-sonner-toast]',
  );
  const canvas = document.querySelector('[data-story-canvas]');
  if (!canvas)
    throw new Error('The story has no canvas: the decorator of .storybook/preview.tsx is missing.');
  return layer && !canvas.contains(layer) ? document.body : canvas;
}

/** What lies below the fold would stay white: the window grows to the whole story. */
async function showWhole(canvas: Element, givenHeight: number): Promise<void> {
  // A page that fills its window would never give room back that something else has left.
  if (innerHeight !== givenHeight) await page.viewport(innerWidth, givenHeight);
  const height = Math.ceil(canvas.getBoundingClientRect().bottom + scrollY);
  if (height > givenHeight) await page.viewport(innerWidth, height);
}

/** What has not come to rest after so many looks never will: its picture shows that. */
const LOOKS = 12;

/** Shows all of a story; what came late may have changed the height that the window was made for. */
async function showAtRest(element: Element): Promise<void> {
  const givenHeight = innerHeight;
  const heightOf = () => element.getBoundingClientRect().height;
  for (let look = 0, shown = -1; look < LOOKS; look += 1, shown = heightOf()) {
    if (element !== document.body) await showWhole(element, givenHeight);
    if (heightOf() === shown && haveArrived(element)) return;
    await settled(element);
    await painted();
  }
}

/** A film that has left the page may hold its connection for a while, of which a browser has six. */
function letGoOfFilms(): void {
  for (const film of document.querySelectorAll('video')) {
    film.pause();
    film.removeAttribute('src');
    for (const source of film.querySelectorAll('source')) source.remove();
    film.load();
  }
}

async function compare(element: Element, name: string): Promise<void> {
  const compared = expect.element(page.elementLocator(element)).toMatchScreenshot(name);
  if (inject('strictPictures')) return compared;
  await compared.catch((error: Error) => {
    console.warn(`Picture of ${name} differs in this browser: ${error.message.split('\n')[0]}`);
  });
}

/** The window as it is: of a long page under a layer nothing is painted below it. */
function paneOfWindow(): HTMLElement {
  const pane = document.createElement('div');
  pane.style.cssText = 'position: fixed; inset: 0; pointer-events: none;';
  document.body.append(pane);
  return pane;
}

async function take(name: string): Promise<void> {
  const element = subject();
  await showAtRest(element);
  const isLong = document.body.getBoundingClientRect().height > innerHeight;
  const pane = element === document.body && isLong ? paneOfWindow() : undefined;
  await compare(pane ?? element, name).finally(() => pane?.remove());
}

/** A page as it looks at each width, by day and by night. */
async function takeEveryLook(storyId: string): Promise<void> {
  const { dataset } = document.documentElement;
  const { vtTheme } = dataset;
  for (const room of rooms) {
    await letPhotographsChoose();
    await page.viewport(room.width, room.height);
    await painted();
    await fits();
    for (const theme of themes) {
      dataset.vtTheme = theme;
      await take(lookName(storyId, room, theme));
    }
  }
  dataset.vtTheme = vtTheme;
}

// The pseudo-states addon prepares the style sheets when Storybook reports a story; a test run does not.
beforeEach(() => {
  forgetPhotographs();
  addons.getChannel().emit(STORY_RENDERED);
});

afterEach(async ({ task }) => {
  const { storyId } = task.meta;
  if (!storyId || task.result?.state === 'fail') return;
  const isForced = storyId.endsWith('--forced-colours');
  if (isForced) await commands.forceColors('active');
  try {
    await (hasEveryLook(storyId) ? takeEveryLook(storyId) : take(storyId));
  } finally {
    if (isForced) await commands.forceColors('none');
    letGoOfFilms();
  }
});
