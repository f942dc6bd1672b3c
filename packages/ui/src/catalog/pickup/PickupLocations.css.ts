import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;

const hairline = `${border.width} solid ${color.hairline}`;

/** The chosen store, and at the end edge the button that changes it. */
export const summary = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[16],
    rowGap: space[8],
    borderBlock: hairline,
    paddingBlock: space[12],
  }),
);

export const summaryText = style(
  inLayer.domains({ display: 'grid', flex: '1 1 12rem', gap: space[2], overflowWrap: 'anywhere' }),
);

export const list = style(
  inLayer.domains({
    gap: 0,
    justifyItems: 'stretch',
    inlineSize: '100%',
    paddingBlockStart: 0,
    borderBlockEnd: hairline,
  }),
);

export const location = style(
  inLayer.domains({ justifyItems: 'stretch', borderBlockStart: hairline, paddingBlock: space[16] }),
);

export const name = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[16],
  }),
);

export const nameText = style(inLayer.domains({ ...text('bodyStrong'), overflowWrap: 'anywhere' }));

export const distance = style(inLayer.domains({ color: color.textMuted }));

/** Address, opening hours and availability below each other. */
export const details = style(
  inLayer.domains({ display: 'grid', justifyItems: 'start', gap: space[4] }),
);

/** The lines of an address stay lines, at the edge of the page's language and not of their own. */
export const lines = style(
  inLayer.domains({
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    textAlign: ['match-parent', '-webkit-match-parent'],
  }),
);

export const content = style(inLayer.domains({ display: 'grid', gap: space[16] }));
