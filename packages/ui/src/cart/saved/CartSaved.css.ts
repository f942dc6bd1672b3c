import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const { border, color, space } = vars;

const pictureWidth = 64;

export const root = style(inLayer.domains({ paddingBlockStart: space[32] }));

export const title = style(
  inLayer.domains({
    paddingBlockEnd: space[12],
    borderBlockEnd: `${border.width} solid ${color.text}`,
  }),
);

export const list = style(inLayer.domains({ listStyle: 'none', margin: 0, padding: 0 }));

export const row = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: `${pictureWidth}px minmax(0, 1fr)`,
    alignItems: 'start',
    columnGap: space[16],
    rowGap: space[4],
    paddingBlock: space[16],
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: `${border.width} solid ${color.hairline}` },
    },
  }),
);

export const picture = style(inLayer.domains({ gridRow: '1 / span 2', aspectRatio: '4 / 5' }));

/** Name and price begin on one line. */
export const label = style(
  inLayer.domains({ display: 'flex', justifyContent: 'space-between', columnGap: space[16] }),
);

export const text = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    rowGap: space[4],
    minInlineSize: 0,
  }),
);

export const message = style(inLayer.domains({ paddingBlock: space[4] }));

/** Next to the image, below the name. */
export const actions = style(
  inLayer.domains({
    gridColumn: 2,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[16],
  }),
);
