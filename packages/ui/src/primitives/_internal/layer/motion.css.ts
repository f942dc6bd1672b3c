import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { vars } from '@vitrine/theme';

const { travel } = vars.motion;

/** Where a layer comes from and goes to, beside its place: two lengths, and an opacity. */
export const from = { x: createVar(), y: createVar(), opacity: createVar() };

// With less motion `travel` is 0: nothing moves, and what would slide fades instead.
const way = (length: string) => `calc(${fallbackVar(length, '0px')} * ${travel})`;
const away = {
  opacity: `calc(${fallbackVar(from.opacity, '0')} * ${travel})`,
  translate: `${way(from.x)} ${way(from.y)}`,
};

export const enter = keyframes({ from: away });
export const leave = keyframes({ to: away });
