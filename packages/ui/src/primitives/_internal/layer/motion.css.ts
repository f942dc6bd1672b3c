import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { vars } from '@vitrine/theme';

const { travel } = vars.motion;

/** Offset from which a layer enters and to which it exits: two lengths, and an opacity. */
export const from = { x: createVar(), y: createVar(), opacity: createVar() };

// With reduced motion `travel` is 0: nothing moves, and slides become fades.
const way = (length: string) => `calc(${fallbackVar(length, '0px')} * ${travel})`;
const away = {
  opacity: `calc(${fallbackVar(from.opacity, '0')} * ${travel})`,
  translate: `${way(from.x)} ${way(from.y)}`,
};

export const enter = keyframes({ from: away });
export const leave = keyframes({ to: away });
