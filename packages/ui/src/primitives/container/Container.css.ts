import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

export const root = style(
  inLayer.primitives({
    boxSizing: 'border-box',
    inlineSize: '100%',
    maxInlineSize: vars.container.max,
    marginInline: 'auto',
    paddingInline: vars.container.gutter,
  }),
);
