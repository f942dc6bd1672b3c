import { boundaryClock } from '../time/boundary-clock.ts';
import { eventKeys } from './keys.ts';

/**
 * The platform's time in milliseconds, for events: for its subscribers it advances at each of the
 * moments of `getEventTransitions`, and events are refetched within three seconds. Pass it to
 * `registrationStep` as `now`.
 */
export const eventClockAtom = boundaryClock(({ queryClient }) => {
  // Each query stores its own failure.
  queryClient.invalidateQueries({ queryKey: eventKeys.all }).catch(() => {});
});
