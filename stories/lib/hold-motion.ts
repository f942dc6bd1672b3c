import { expect, waitFor } from 'storybook/test';

/**
 * The end of an animation in milliseconds; slightly before it, because the browser forgets one that
 * has ended.
 */
const getEnd = (animation: Animation) =>
  Number(animation.effect?.getComputedTiming().endTime) - 0.001;

/**
 * After the play function, Storybook sets `transition: none` for all elements, which would cancel a held
 * transition.
 */
function keepTransition({ effect }: CSSTransition): void {
  const target = (effect as KeyframeEffect).target as HTMLElement;
  const property = getComputedStyle(target).transitionProperty;
  target.style.setProperty('transition-property', property, 'important');
}

/** The animations of one change of the page, paused. */
export interface HeldMotion {
  /** From the first start to the last end, in milliseconds; 0 if nothing is animated. */
  duration: number;
  /** Shows a moment of the motion, from 0 for its start to 1 for its end. */
  show: (moment: number) => void;
}

/**
 * Changes the page, and pauses every animation and transition of it at its start.
 *
 * @param change - starts the motion, and returns when all of its animations have started.
 */
export async function holdMotion(change: () => Promise<void>): Promise<HeldMotion> {
  const held = new Set<Animation>();
  let isHolding = true;
  const hold = () => {
    for (const animation of document.getAnimations()) {
      if (held.has(animation) || !Number.isFinite(getEnd(animation))) continue;
      if (animation instanceof CSSTransition) keepTransition(animation);
      animation.pause();
      animation.currentTime = 0;
      held.add(animation);
    }
    if (isHolding) requestAnimationFrame(hold);
  };
  requestAnimationFrame(hold);
  await change();
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  isHolding = false;
  const duration = Math.max(0, ...[...held].map(getEnd));
  return {
    duration,
    show: (moment) => {
      for (const animation of held) {
        animation.currentTime = Math.min(moment * duration, getEnd(animation));
      }
    },
  };
}

/** Frames a second of `recordFrames`. */
const FRAMES = 60;

/**
 * Changes an element whose motion a script computes from frame to frame, and replaces this motion by a
 * paused animation of the same positions. So it can be shown at any moment, as that of style sheets.
 *
 * @param change - starts the motion, at once.
 */
export async function recordFrames(element: HTMLElement, change: () => void): Promise<void> {
  const { requestAnimationFrame, cancelAnimationFrame } = window;
  const callbacks = new Map<number, FrameRequestCallback>();
  let last = 0;
  window.requestAnimationFrame = (callback) => {
    last += 1;
    callbacks.set(last, callback);
    return last;
  };
  window.cancelAnimationFrame = (id) => callbacks.delete(id);
  const transforms: string[] = [];
  try {
    change();
    for (let frame = 1; frame <= 3 * FRAMES; frame += 1) {
      const current = [...callbacks.values()];
      callbacks.clear();
      for (const callback of current) callback((frame * 1000) / FRAMES);
      transforms.push(element.style.transform);
    }
  } finally {
    Object.assign(window, { requestAnimationFrame, cancelAnimationFrame });
  }
  for (const callback of callbacks.values()) requestAnimationFrame(callback);
  const end = transforms.lastIndexOf(transforms.findLast((one) => one !== transforms.at(-1)) ?? '');
  const keyframes = transforms.slice(0, end + 2).map((transform) => ({ transform }));
  element.animate(keyframes, ((keyframes.length - 1) * 1000) / FRAMES).pause();
}

const moments = Array.from({ length: 21 }, (_, index) => index / 20);

const sides = ['x', 'y', 'width', 'height'] as const;

const isMonotone = (values: readonly number[]) => {
  const steps = values.slice(1).map((value, index) => value - (values[index] as number));
  // Chromium rounds the sizes of a layout to 1/64 px.
  return steps.every((step) => step > -0.1) || steps.every((step) => step < 0.1);
};

const getRect = (element: Element) => element.getBoundingClientRect();

/** What an element looks like at each moment of a motion. Shows the end of the motion after it. */
const getLooks = (motion: HeldMotion, element: Element) =>
  moments.map((moment) => {
    motion.show(moment);
    const { x, y, width, height } = getRect(element);
    return { x, y, width, height, opacity: Number(getComputedStyle(element).opacity) };
  });

/**
 * Expects that a motion takes an element from one state to another in one direction, and that the other
 * elements do not move.
 */
export async function expectSmoothMotion(
  motion: HeldMotion,
  element: Element,
  still: readonly Element[],
): Promise<void> {
  const looks = getLooks(motion, element);
  await expect(looks.at(0)).not.toEqual(looks.at(-1));
  for (const property of [...sides, 'opacity'] as const) {
    const values = looks.map((look) => look[property]);
    await expect({ property, values, isMonotone: isMonotone(values) }).toMatchObject({
      isMonotone: true,
    });
  }
  await expectStill(motion, still);
}

/** Expects that a motion moves none of the elements. */
export async function expectStill(motion: HeldMotion, elements: readonly Element[]): Promise<void> {
  for (const element of elements) {
    const [first, ...rest] = getLooks(motion, element).map(({ opacity, ...rect }) => rect);
    for (const rect of rest) await expect(rect).toEqual(first);
  }
}

/** Waits until an element is in the page. */
export const appears = async (find: () => Element | null): Promise<void> => {
  await waitFor(() => expect(find()).not.toBeNull());
};
