import { configure } from 'storybook/test';

/**
 * Another rhythm than that of this machine on a quiet day. A story that holds in each of them waits
 * for what it needs, and not for what usually comes first:
 * - `late-answers`: the platform's answers come late, one more than another.
 * - `slow-play`: who plays the story rests after each step, so that answers are there before the next.
 */
export type Rhythm = 'late-answers' | 'slow-play';

/** How long an answer of a late platform is on its way, in milliseconds. */
const LATE = { least: 20, most: 150 };

/** How long a slow player rests, in milliseconds. */
const REST = 80;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function letAnswersBeLate(): void {
  const { fetch } = globalThis as { fetch: typeof globalThis.fetch & { isLate?: true } };
  // All files of stories share a page, and each of them asks for this.
  if (fetch.isLate) return;
  const late: typeof fetch = async (...call) => {
    const answer = await fetch(...call);
    await pause(LATE.least + Math.random() * (LATE.most - LATE.least));
    call[1]?.signal?.throwIfAborted();
    return answer;
  };
  late.isLate = true;
  globalThis.fetch = late;
}

function letPlayBeSlow(): void {
  configure({
    asyncWrapper: async (step) => {
      const result = await step();
      await pause(REST);
      return result;
    },
  });
}

const rhythms: Record<Rhythm, () => void> = {
  'late-answers': letAnswersBeLate,
  'slow-play': letPlayBeSlow,
};

/** Makes stories play in a rhythm, from now on. */
export const playIn = (rhythm: Rhythm): void => rhythms[rhythm]();
