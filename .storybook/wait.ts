import { configure } from 'storybook/test';
import type { Loaded } from './mock-platform.ts';

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
export async function waitForPaint(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/** How long the answers of a story may take before it is judged without them, in milliseconds. */
const ANSWER_TIME = 5_000;

/**
 * Waits until a story has all answers that its platform does not hold back, and shows them: what it
 * would be judged by is otherwise a matter of which comes first.
 */
export async function waitForResponses({ platform, pendingRequests }: Loaded): Promise<void> {
  if (!platform || !pendingRequests) return;
  const isAtRest = () => pendingRequests() <= platform.waiting;
  const started = Date.now();
  for (let looks = 0; looks < 2; looks = isAtRest() ? looks + 1 : 0) {
    if (Date.now() - started > ANSWER_TIME) return;
    await waitForPaint();
  }
}

/** Storybook holds all animations when a play has ended, and lets them go unless the story fails. */
export function resumeAnimations(): void {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent?.includes('animation-play-state: paused !important')) style.remove();
  }
}
