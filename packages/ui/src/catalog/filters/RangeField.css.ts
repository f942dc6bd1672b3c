import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

export const root = style(inLayer.domains({ display: 'grid', gap: vars.space[12] }));

export const ends = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[12],
    alignItems: 'start',
  }),
);
