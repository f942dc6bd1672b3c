import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { afterEach, beforeEach, expect, inject } from 'vitest';
import { commands, page } from 'vitest/browser';
import { painted } from './patience.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether a differing picture fails: only in the browser that the pictures were taken with. */
    strictPictures: boolean;
  }
  interface TaskMeta {
    storyId?: string;
  }
}

// What parts load when it is used is there from the start: a story may be judged with it at once.
const parts = import.meta.glob(['../packages/ui/src/**/*.tsx', '!**/*.test.tsx']);
await Promise.all(Object.values(parts).map((load) => load()));

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

/** Width in px under which a photograph is a stamp. */
const stampWidth = 48;

/**
 * A photograph as small as a stamp is scaled while it is decoded or after, as the browser has time: a
 * level here and there. This one has the size at which it is painted.
 */
async function stamp(address: URL, picture: HTMLImageElement): Promise<void> {
  const answer = await fetch(address);
  const whole = await createImageBitmap(await answer.blob());
  const { clientWidth, clientHeight } = picture;
  const ratio = Math.max(clientWidth / whole.width, clientHeight / whole.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(whole.width * ratio);
  canvas.height = Math.round(whole.height * ratio);
  // By the processor: what draws a canvas otherwise is the browser's choice, and scales another way.
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(whole, 0, 0, canvas.width, canvas.height);
  const arrived = new Promise((done) => picture.addEventListener('load', done, { once: true }));
  picture.loading = 'eager';
  picture.decoding = 'sync';
  picture.removeAttribute('srcset');
  picture.src = canvas.toDataURL();
  await arrived;
}

/**
 * A photograph that was painted while it arrived keeps a trace of it, a level here and there. This
 * one is whole before it is painted.
 */
async function arriveWhole(picture: HTMLImageElement): Promise<void> {
  const isStamp = picture.clientWidth < stampWidth;
  // Of several sizes the browser takes a larger one that it still has, which is chance.
  const address = new URL((!isStamp && picture.currentSrc) || picture.src, document.baseURI);
  if (!address.protocol.startsWith('http') || picture.clientWidth === 0) return;
  if (isStamp) return stamp(address, picture);
  address.searchParams.set('whole', '');
  const whole = new Image();
  whole.src = address.href;
  await whole.decode();
  picture.removeAttribute('srcset');
  picture.src = whole.src;
  await picture.decode();
}

/** Photographs that are as they will be painted. */
const arrived = new WeakSet<HTMLImageElement>();

/** Fonts and pictures that are still on their way would change the picture a moment later. */
async function settled(element: Element): Promise<void> {
  await document.fonts.ready;
  const pictures = [...element.querySelectorAll('img')];
  // What has glided comes to rest a fraction of a point beside its place, now here, now there.
  for (const moved of element.querySelectorAll<HTMLElement>('[data-pictures-move] img')) {
    moved.style.visibility = 'hidden';
  }
  // One that cannot be had has its placeholder by now.
  await Promise.all(pictures.map((picture) => arriveWhole(picture).catch(() => undefined)));
  for (const picture of pictures) arrived.add(picture);
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
    const pictures = [...element.querySelectorAll('img')];
    if (heightOf() === shown && pictures.every((picture) => arrived.has(picture))) return;
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

async function compare(element: Element, storyId: string): Promise<void> {
  const compared = expect.element(page.elementLocator(element)).toMatchScreenshot(storyId);
  if (inject('strictPictures')) return compared;
  await compared.catch((error: Error) => {
    console.warn(`Picture of ${storyId} differs in this browser: ${error.message.split('\n')[0]}`);
  });
}

// The pseudo-states addon prepares the style sheets when Storybook reports a story; a test run does not.
beforeEach(() => {
  addons.getChannel().emit(STORY_RENDERED);
});

afterEach(async ({ task }) => {
  const { storyId } = task.meta;
  if (!storyId || task.result?.state === 'fail') return;
  const element = subject();
  await showAtRest(element);
  const isForced = storyId.endsWith('--forced-colours');
  if (isForced) await commands.forceColors('active');
  try {
    await compare(element, storyId);
  } finally {
    if (isForced) await commands.forceColors('none');
    letGoOfFilms();
  }
});
