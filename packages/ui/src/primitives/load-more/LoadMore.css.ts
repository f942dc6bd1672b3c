import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

export const root = style(
  inLayer.domains({ display: 'grid', justifyItems: 'center', gap: vars.space[16] }),
);
