import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

export const root = style(
  inLayer.domains({ display: 'grid', justifyItems: 'start', gap: vars.space[12] }),
);

export const field = style(inLayer.domains({ inlineSize: 'min(100%, 28rem)' }));
