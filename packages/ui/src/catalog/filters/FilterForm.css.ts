import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

export const root = style(inLayer.domains({ display: 'grid' }));

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
  inLayer.domains({ ...text('title'), padding: 0, marginBlockEnd: vars.space[16] }),
);
