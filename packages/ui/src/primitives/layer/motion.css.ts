import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { duration, vars } from '@vitrine/theme';

const { ease, travel } = vars.motion;

/** Where a layer comes from and goes to, beside its place: two lengths, and an opacity. */
export const from = { x: createVar(), y: createVar(), opacity: createVar() };

// With less motion `travel` is 0: nothing moves, and what would slide fades instead.
const way = (length: string) => `calc(${fallbackVar(length, '0px')} * ${travel})`;
const away = {
  opacity: `calc(${fallbackVar(from.opacity, '0')} * ${travel})`,
  translate: `${way(from.x)} ${way(from.y)}`,
};
const enter = keyframes({ from: away });
const leave = keyframes({ to: away });

/**
 * Lets a layer of Radix enter, and leave a third faster. It fades in its place, unless the part
 * sets the variables of `from`.
 */
export const comesAndGoes = (speed: 'fast' | 'base' | 'slow') => ({
  animation: `${enter} ${duration(speed)} ${ease.enter}`,
  selectors: {
    '&[data-state="closed"]': {
      animation: `${leave} ${duration(speed, 'leave')} ${ease.leave} forwards`,
    },
  },
});
