import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

export const links = style(inLayer.domains({ display: 'grid', gap: vars.space[16] }));

/** Pages below another one, indented. */
export const nested = style([
  links,
  inLayer.domains({ paddingBlockStart: vars.space[16], paddingInlineStart: vars.space[16] }),
]);
