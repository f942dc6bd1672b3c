import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';
import { amountRowStyle } from '../../utils/styles/amount-row.ts';

const { border, color, space } = vars;

export const root = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[8],
    margin: 0,
    borderBlockStart: `${border.width} solid ${color.hairline}`,
    paddingBlockStart: space[16],
  }),
);

export const row = style(
  inLayer.domains({
    ...text('body'),
    ...amountRowStyle,
    selectors: { '&[data-muted]': { color: color.textMuted } },
  }),
);

export const name = style(inLayer.domains({ overflowWrap: 'anywhere' }));

export const figure = style(
  inLayer.domains({
    margin: 0,
    textAlign: 'end',
    selectors: { '[data-pending] &': { color: color.textMuted } },
  }),
);

export const total = style(
  inLayer.domains({
    ...text('total'),
    ...amountRowStyle,
    borderBlockStart: `${border.width} solid ${color.text}`,
    paddingBlockStart: space[16],
    marginBlockStart: space[8],
  }),
);

export const note = style(
  inLayer.domains({
    ...text('caption'),
    gridColumn: '1 / -1',
    margin: 0,
    color: color.textMuted,
  }),
);
