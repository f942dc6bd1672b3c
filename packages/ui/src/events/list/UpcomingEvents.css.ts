import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const { border, color, space } = vars;

/** The title, and what its end has on the same baseline. */
export const header = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[24],
  }),
);

/** Rows below an ink rule. */
export const rows = style(
  inLayer.domains({
    marginBlockStart: space[24],
    borderBlockStart: `${border.width} solid ${color.text}`,
  }),
);
