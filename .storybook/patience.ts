import { configure } from 'storybook/test';

// A machine that does much else may paint nothing for seconds, and that is no fault of a story.
configure({ asyncUtilTimeout: 10_000 });

/** Waits until the page has its size: a list that opens before it hears of it would close again. */
export async function sized(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
