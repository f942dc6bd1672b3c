import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

export const root = style(
  inLayer.primitives({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[12],
    paddingBlock: vars.space[56],
  }),
);

export const action = style(inLayer.primitives({ marginBlockStart: vars.space[12] }));
