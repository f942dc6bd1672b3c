import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

/** Lines below the first, in line with its words. */
export const further = style(
  inLayer.domains({
    display: 'block',
    marginBlockStart: vars.space[8],
    color: vars.color.textMuted,
  }),
);
