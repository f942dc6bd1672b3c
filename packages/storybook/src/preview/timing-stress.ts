import { configure } from 'storybook/test';

/**
 * Timing that differs from that of an idle machine. A story that passes with each of them waits for
 * what it needs, instead of relying on the usual order:
 * - `late-responses`: the platform's responses are late, by varying delays.
 * - `slow-play`: the play function pauses after each step, so that responses arrive before the
 * next.
 * - `slow-frames`: the page is painted, and its components are measured, several steps of a play
 * later.
 */
export type TimingStress = 'late-responses' | 'slow-play' | 'slow-frames';

/** Delay of a late response, in milliseconds. */
const DELAY = { least: 20, most: 150 };

/** Pause of a slow play function, in milliseconds. */
const STEP_PAUSE = 80;

/** Duration of a slow frame, in milliseconds. */
const FRAME = 60;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function delayResponses(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (...call) => {
    const response = await fetch(...call);
    await pause(DELAY.least + Math.random() * (DELAY.most - DELAY.least));
    call[1]?.signal?.throwIfAborted();
    return response;
  };
}

function letPlayBeSlow(): void {
  configure({
    asyncWrapper: async (step) => {
      const result = await step();
      await pause(STEP_PAUSE);
      return result;
    },
  });
}

function letFramesBeSlow(): void {
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window;
  const pendingFrames = new Set<number>();
  window.requestAnimationFrame = (callback) => {
    const frame = request((time) => {
      setTimeout(() => pendingFrames.delete(frame) && callback(time + FRAME), FRAME);
    });
    pendingFrames.add(frame);
    return frame;
  };
  window.cancelAnimationFrame = (frame) => {
    pendingFrames.delete(frame);
    cancel(frame);
  };
  window.ResizeObserver = class extends ResizeObserver {
    #watched = new Set<Element>();
    constructor(callback: ResizeObserverCallback) {
      super((entries) => {
        setTimeout(() => {
          const live = entries.filter(({ target }) => this.#watched.has(target));
          if (live.length > 0) callback(live, this);
        }, FRAME);
      });
    }
    override observe(target: Element, options?: ResizeObserverOptions) {
      this.#watched.add(target);
      super.observe(target, options);
    }
    override unobserve(target: Element) {
      this.#watched.delete(target);
      super.unobserve(target);
    }
    override disconnect() {
      this.#watched.clear();
      super.disconnect();
    }
  };
}

/** All story files share a page, and each requests the change, which is applied only once. */
const once = (change: () => void) => () => {
  const { dataset } = document.documentElement;
  if (dataset.storyTimingStress) return;
  dataset.storyTimingStress = change.name;
  change();
};

const stresses: Record<TimingStress, () => void> = {
  'late-responses': once(delayResponses),
  'slow-play': letPlayBeSlow,
  'slow-frames': once(letFramesBeSlow),
};

/** Applies a timing stress to all stories that play from now on. */
export const applyTimingStress = (timingStress: TimingStress): void => stresses[timingStress]();
