import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

export const trigger = style(inLayer.domains({ paddingInline: vars.space[12] }));

export const words = style(
  inLayer.domains({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] }),
);

export const outlet = style(inLayer.domains({ paddingBlockStart: vars.space[4] }));

export const foot = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space[12],
  }),
);
