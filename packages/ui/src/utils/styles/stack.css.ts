import { styleVariants } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const { space } = vars;

/**
 * Things one below the other, by the distance between them. `Stack` is for hosts: it brings the values
 * of all layout props, which a page without it does not need.
 */
export const stack = styleVariants({ 12: space[12], 16: space[16], 24: space[24] }, (gap) =>
  inLayer.primitives({ display: 'flex', flexDirection: 'column', gap }),
);
