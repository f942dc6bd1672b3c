import { page } from 'vitest/browser';
import { waitForPaint } from '../preview/wait.ts';
import { createViewportOverlay } from './viewport-overlay.ts';

/** Moments of a motion that a filmstrip shows, as shares of its duration. */
const MOMENTS = [0, 0.2, 0.4, 0.6, 0.8, 1];

const getEnd = (animation: Animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0);

/** The animations that the story has paused; those without an end show no change in a strip. */
const getPausedAnimations = () =>
  document
    .getAnimations()
    .filter((animation) => animation.playState === 'paused' && Number.isFinite(getEnd(animation)));

/** Returns an image of the window, as a data URL. */
async function takeFrame(): Promise<string> {
  const pane = createViewportOverlay();
  const data = await page.screenshot({ element: pane, base64: true, save: false });
  pane.remove();
  return `data:image/png;base64,${data}`;
}

/**
 * Takes images of the window at six moments of the story's paused animations, and covers the window
 * with them; they are equal if nothing is animated. Remove the returned element to see the story again.
 */
export async function showFilmstrip(): Promise<HTMLElement> {
  const animations = getPausedAnimations();
  const duration = Math.max(0, ...animations.map(getEnd));
  const strip = document.createElement('div');
  strip.style.cssText = `position: fixed; inset: 0; block-size: fit-content; z-index: 2147483647;
    display: grid; grid-template-columns: repeat(${innerWidth < 600 ? 6 : 3}, 1fr); gap: 8px;
    padding: 8px; background: #767676; direction: ltr;`;
  for (const moment of MOMENTS) {
    for (const animation of animations) {
      animation.currentTime = Math.min(moment * duration, getEnd(animation));
    }
    await waitForPaint();
    const image = new Image();
    image.src = await takeFrame();
    image.style.cssText = 'display: block; inline-size: 100%; filter: none;';
    await image.decode();
    strip.append(image);
  }
  document.body.append(strip);
  return strip;
}
