import type { PlatformContext, Slot } from './platform-context.ts';

/** When an effect runs: milliseconds from now, or at a moment since 1970. */
export type EffectTime = { after: number } | { at: number };

interface Planned {
  at: number;
  effect: () => void;
}

/**
 * Scheduled effects, the next one first; effects at the same moment in their order of scheduling.
 */
const agenda: Slot<Planned[]> = { create: () => [] };

/** Returns the position of an effect at this moment: after all that are not later. */
function findInsertionIndex(planned: readonly Planned[], at: number): number {
  let low = 0;
  let high = planned.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((planned[middle]?.at ?? at) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Schedules an effect by the platform's clock: a reservation expires, a payment is captured. While
 * it runs, `platform.clock.now()` is its scheduled moment, even if the clock has advanced further.
 * Effects that are due immediately run before the next request.
 *
 * @returns a function that cancels it; it does nothing once the effect has run.
 */
export function schedule(
  context: PlatformContext,
  when: EffectTime,
  effect: () => void,
): () => void {
  const at = 'at' in when ? when.at : context.clock.now() + when.after;
  if (!Number.isFinite(at)) throw new TypeError('An effect needs a moment that is a number.');
  const planned = context.use(agenda);
  const entry = { at, effect };
  planned.splice(findInsertionIndex(planned, at), 0, entry);
  return () => {
    const index = planned.indexOf(entry);
    if (index >= 0) planned.splice(index, 1);
  };
}

/**
 * Runs all due effects in order, including those scheduled by effects. The mock platform does so
 * before each request and when its clock changes.
 */
export function settle(context: PlatformContext): void {
  const planned = context.use(agenda);
  for (;;) {
    const [next] = planned;
    if (!next || next.at > context.clock.now()) return;
    planned.shift();
    context.runAt(next.at, next.effect);
  }
}
