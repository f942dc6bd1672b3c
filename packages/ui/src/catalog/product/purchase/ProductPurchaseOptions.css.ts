import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;

const hairline = `${border.width} solid ${color.hairline}`;

/** Rows between hairlines: their prices are below each other at the end edge. */
export const root = style(
  inLayer.domains({
    gap: 0,
    justifyItems: 'stretch',
    inlineSize: '100%',
    borderBlockEnd: hairline,
  }),
);

export const option = style(
  inLayer.domains({
    justifyItems: 'stretch',
    borderBlockStart: hairline,
    paddingBlock: space[12],
  }),
);

export const textRow = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[16],
  }),
);

export const title = style(inLayer.domains({ ...text('bodyStrong'), overflowWrap: 'anywhere' }));

export const price = style(
  inLayer.domains({
    ...text('bodyStrong'),
    display: 'grid',
    justifyItems: 'end',
    marginInlineStart: 'auto',
  }),
);

export const was = style(inLayer.domains({ ...text('caption'), color: color.textMuted }));
