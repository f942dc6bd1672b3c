import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { color, space } = vars;

/** Apart from the questions around it. */
export const group = style(
  inLayer.domains({
    selectors: {
      '&:not(:first-child)': { marginBlockStart: space[8] },
      '&:not(:last-child)': { marginBlockEnd: space[8] },
    },
  }),
);

/** Six columns: a street spans all of them, a postcode two next to its town. */
export const parts = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    alignItems: 'start',
    columnGap: space[16],
    rowGap: space[24],
    inlineSize: '100%',
    paddingBlockStart: space[8],
  }),
);

/** Number of columns that a field spans. */
export const widths = {
  whole: style(inLayer.domains({ gridColumn: 'span 6' })),
  long: style(inLayer.domains({ gridColumn: 'span 4' })),
  half: style(inLayer.domains({ gridColumn: 'span 3' })),
  short: style(inLayer.domains({ gridColumn: 'span 2' })),
};

export const odd = style(inLayer.domains({ ...text('caption'), color: color.warning }));
