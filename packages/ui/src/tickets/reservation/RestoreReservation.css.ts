import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

export const actions = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[16] }),
);
