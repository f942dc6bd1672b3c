import { boundaryClock } from '../time/boundary-clock.ts';
import { eventKeys } from './keys.ts';

/**
 * The platform's time, in milliseconds, as far as events need it: for its subscribers it moves at each
 * of the moments of `getEventTransitions`, and events are read again within three seconds. Give it to
 * `registrationStep` as its `now`.
 */
export const eventClockAtom = boundaryClock(({ queryClient }) => {
  // Each query keeps its own failure.
  queryClient.invalidateQueries({ queryKey: eventKeys.all }).catch(() => {});
});
