import { configure } from 'storybook/test';

configure({
  // A machine that does much else may paint nothing for seconds, and that is no fault of a story.
  asyncUtilTimeout: 10_000,
  // The page's announcer repeats what a part shows, a moment later or earlier: `spoken()` reads it.
  defaultIgnore: 'script, style, [aria-live]:not([data-story-canvas] *)',
});

/**
 * Waits until the page knows its sizes: a list that opens before it hears of the window's would
 * close again, and a part that measures itself is not complete before.
 */
export async function painted(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/** Storybook holds all animations when a play has ended, and lets them go unless the story fails. */
export function resumeAnimations(): void {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent?.includes('animation-play-state: paused !important')) style.remove();
  }
}
