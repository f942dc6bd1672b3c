import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

export const root = style(inLayer.domains({ display: 'grid' }));

export const control = style(inLayer.domains({ clear: 'both' }));

export const facet = style(
  inLayer.domains({
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    paddingBlock: vars.space[24],
    border: 0,
    selectors: {
      '& + &': { borderBlockStart: `${vars.border.width} solid ${vars.color.hairline}` },
      '&:first-child': { paddingBlockStart: 0 },
    },
  }),
);

export const legend = style(
  // Afloat it stands in the box as other words do, and not on its border.
  inLayer.domains({
    ...text('title'),
    float: 'inline-start',
    inlineSize: '100%',
    padding: 0,
    marginBlockEnd: vars.space[16],
  }),
);
