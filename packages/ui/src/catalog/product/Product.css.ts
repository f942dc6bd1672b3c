import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

/** The merchant's own text, of any length and language: a long word breaks if necessary. */
export const name = style(inLayer.domains({ overflowWrap: 'anywhere' }));

/** Lines below the first, aligned with its text. */
export const further = style(
  inLayer.domains({
    display: 'block',
    marginBlockStart: vars.space[8],
    color: vars.color.textMuted,
  }),
);

/** As wide as its text, also where its parent stretches it. */
export const notifyMe = style(inLayer.domains({ alignSelf: 'start', justifySelf: 'start' }));
