import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, layers, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;

export const trigger = style(inLayer.domains({ paddingInline: space[12] }));

export const labelText = style(
  inLayer.domains({ display: 'inline-flex', alignItems: 'center', gap: space[8] }),
);

export const facet = style(
  inLayer.domains({
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    paddingBlock: space[24],
    border: 0,
    selectors: {
      '& + &': { borderBlockStart: `${border.width} solid ${color.hairline}` },
      '&:first-child': { paddingBlockStart: 0 },
    },
  }),
);

// As a float, the legend is inside the box like other text, and not on its border.
export const legend = style(
  inLayer.domains({
    ...text('title'),
    float: 'inline-start',
    inlineSize: '100%',
    padding: 0,
    marginBlockEnd: space[16],
  }),
);

export const control = style(inLayer.domains({ clear: 'both' }));

/** In the drawer, the first facet has a distance to the header. */
export const body = style({});
globalStyle(`${body} > :first-child`, {
  '@layer': { [layers.domains]: { paddingBlockStart: space[4] } },
});

export const footer = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[12],
  }),
);
