import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

export const conflicts = style(
  inLayer.domains({ margin: 0, paddingInlineStart: vars.space[20], overflowWrap: 'anywhere' }),
);
