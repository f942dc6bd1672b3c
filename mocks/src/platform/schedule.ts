import type { PlatformContext, Slot } from './platform-context.ts';

/** When an effect happens: so many milliseconds from now, or at a moment since 1970. */
export type EffectTime = { after: number } | { at: number };

interface Planned {
  at: number;
  effect: () => void;
}

/** What is still to happen, the next one first; effects of one moment in their order of planning. */
const agenda: Slot<Planned[]> = { create: () => [] };

/** Where an effect of this moment stands: behind all that are not later. */
function placeFor(planned: readonly Planned[], at: number): number {
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
 * Lets something happen later, by the platform's clock: a reservation expires, a payment is
 * captured. While it happens, `platform.clock.now()` is the moment for which it was planned, however
 * late the clock is seen to have moved. What is due at once happens before the next call.
 *
 * @returns takes it off the agenda; does nothing once it has happened.
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
  planned.splice(placeFor(planned, at), 0, entry);
  return () => {
    const place = planned.indexOf(entry);
    if (place >= 0) planned.splice(place, 1);
  };
}

/**
 * Lets all happen that is due, in its order, also what the effects plan themselves. The world does
 * so before each call and whenever its clock moves.
 */
export function settle(context: PlatformContext): void {
  const planned = context.use(agenda);
  for (;;) {
    const [next] = planned;
    if (!next || next.at > context.clock.now()) return;
    planned.shift();
    context.atMoment(next.at, next.effect);
  }
}
