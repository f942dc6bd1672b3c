import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

/** The shop's own words, which may be of any length and language: a long one breaks where it must. */
export const name = style(inLayer.domains({ overflowWrap: 'anywhere' }));

/** Lines below the first, in line with its words. */
export const further = style(
  inLayer.domains({
    display: 'block',
    marginBlockStart: vars.space[8],
    color: vars.color.textMuted,
  }),
);
