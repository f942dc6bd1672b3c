import { configure } from 'storybook/test';

// A machine that does much else may paint nothing for seconds, and that is no fault of a story.
configure({ asyncUtilTimeout: 10_000 });

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
