import { duration, vars } from '@vitrine/theme';
import { enter, leave } from './motion.css.ts';

const { ease } = vars.motion;

/**
 * Lets a layer of Radix enter, and leave a third faster. It fades in its place, unless the part
 * sets the variables of `from`.
 */
export const enterExitAnimation = (speed: 'fast' | 'base' | 'slow') => ({
  animation: `${enter} ${duration(speed)} ${ease.enter}`,
  selectors: {
    '&[data-state="closed"]': {
      animation: `${leave} ${duration(speed, 'leave')} ${ease.leave} forwards`,
    },
  },
});
