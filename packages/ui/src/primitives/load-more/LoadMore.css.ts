import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

export const root = style(
  inLayer.domains({ display: 'grid', justifyItems: 'center', gap: vars.space[16] }),
);

/** It receives the focus when there are no more. */
export const count = style(
  inLayer.primitives({ borderRadius: vars.radius.control, outlineOffset: vars.space[4] }),
);
