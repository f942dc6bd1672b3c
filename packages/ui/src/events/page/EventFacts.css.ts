import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const { border, color, space } = vars;

export const root = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: space[12],
    margin: 0,
    borderBlockStart: `${border.width} solid ${color.text}`,
    paddingBlockStart: space[20],
  }),
);

/** Names in a column of their own, as wide in each fact. */
export const fact = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(5rem, 7rem) minmax(0, 1fr)',
  }),
);

export const label = style(inLayer.domains({ color: color.textMuted }));

export const value = style(inLayer.domains({ margin: 0, overflowWrap: 'anywhere' }));

export const actions = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    columnGap: space[24],
    rowGap: space[8],
  }),
);
