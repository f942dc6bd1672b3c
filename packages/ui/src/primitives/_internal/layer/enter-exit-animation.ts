import { duration, vars } from '@vitrine/theme';
import { enter, leave } from './motion.css.ts';

const { ease } = vars.motion;

/**
 * Enter and exit animation of a Radix layer; the exit is a third faster. It fades in place, unless
 * the component sets the variables of `from`.
 */
export const enterExitAnimation = (speed: 'fast' | 'base' | 'slow') => ({
  animation: `${enter} ${duration(speed)} ${ease.enter}`,
  selectors: {
    '&[data-state="closed"]': {
      animation: `${leave} ${duration(speed, 'leave')} ${ease.leave} forwards`,
    },
  },
});
