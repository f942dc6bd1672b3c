import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The milliseconds in which the examples of a page have loaded. */
const loadingTime = 3000;

/** What readers do to move on. */
const events = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

let stop = () => {};

/**
 * Scrolls to a heading once it is there, and again while the examples above it load, until the reader
 * moves on. Storybook scrolls once, before the examples above the heading have their height.
 */
function scrollToHeading(anchor: string): void {
  stop();
  const end = Date.now() + loadingTime;
  const timer = setInterval(() => {
    if (Date.now() > end) stop();
    document.getElementById(anchor)?.scrollIntoView();
  }, 100);
  stop = () => {
    clearInterval(timer);
    for (const name of events) removeEventListener(name, stop);
  };
  for (const name of events) addEventListener(name, stop);
}

const scrollTo = (hash: string) => {
  if (hash) scrollToHeading(decodeURIComponent(hash));
  else stop();
};

/** The part after “#” of the manager's URL; empty where a site of another origin shows this frame. */
function getHashOfManager(): string {
  try {
    return window.parent.location.hash.slice(1);
  } catch {
    return '';
  }
}

/** Scrolls to the heading of every URL of the documentation that ends with one. */
export async function scrollToHeadings(): Promise<void> {
  const channel = await addons.ready();
  if (window.parent !== window) scrollTo(getHashOfManager());
  channel.on(NAVIGATE_URL, (url: string) => scrollTo(url.split('#')[1] ?? ''));
}
