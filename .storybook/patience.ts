import { configure } from 'storybook/test';

// A machine that does much else may paint nothing for seconds, and that is no fault of a story.
configure({ asyncUtilTimeout: 10_000 });

/** Milliseconds after which a page that paints nothing is taken for asleep. */
const asleepAfter = 3000;

let rouse: () => Promise<unknown> = async () => undefined;

/** Sets how a page is woken that has stopped painting, where there is a way. */
export function rouseBy(way: () => Promise<unknown>): void {
  rouse = way;
}

/** The next frame. A page that the browser let fall asleep paints none until it is woken. */
function frame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      console.warn(`The page has painted nothing for ${asleepAfter} ms: it is woken.`);
      rouse().catch((error) => console.warn('The page could not be woken:', error));
    }, asleepAfter);
    requestAnimationFrame(() => {
      clearInterval(timer);
      resolve();
    });
  });
}

/**
 * Waits until the page knows its sizes: a list that opens before it hears of the window's would
 * close again, and a part that measures itself is not complete before.
 */
export async function painted(): Promise<void> {
  await frame();
  await frame();
}

/** Storybook holds all animations when a play has ended, and lets them go unless the story fails. */
export function resumeAnimations(): void {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent?.includes('animation-play-state: paused !important')) style.remove();
  }
}
