import { vars } from '../contract.css.ts';
import { type DurationName, type EasingName, reducedDuration } from '../tokens/motion.ts';
import { ms } from '../units.ts';
import { media } from './media.ts';

const leaving = (duration: string) => `max(${ms(reducedDuration)}, calc(${duration} * 2 / 3))`;

/**
 * A duration of motion. What leaves is a third faster than what enters.
 */
export const duration = (name: DurationName, ease: EasingName = 'enter'): string =>
  ease === 'leave' ? leaving(vars.motion.duration[name]) : vars.motion.duration[name];

/**
 * Returns a transition of some properties. With reduced motion only opacity remains. Keyframes
 * multiply their distances by `vars.motion.travel` for the same reason: it is 0 then.
 */
export function transition(
  properties: readonly string[],
  name: DurationName = 'fast',
  ease: EasingName = 'enter',
) {
  return {
    transitionProperty: properties.join(', '),
    transitionDuration: duration(name, ease),
    transitionTimingFunction: vars.motion.ease[ease],
    '@media': {
      [media.reducedMotion]: {
        transitionProperty: properties.includes('opacity') ? 'opacity' : 'none',
      },
    },
  };
}
