import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';
import { amountRowStyle } from '../../utils/styles/amount-row.ts';
import { action } from '../line/CartLine.css.ts';

const { color, space } = vars;

export const root = style(
  inLayer.domains({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] }),
);

export const rows = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[8],
    margin: 0,
  }),
);

export const row = style(
  inLayer.domains({
    ...text('body'),
    ...amountRowStyle,
    selectors: { '&[data-muted]': { color: color.textMuted } },
  }),
);

export const name = style(
  inLayer.domains({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[12],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

/** Next to the label of a row. */
export const detail = style(inLayer.domains({ ...text('caption'), color: color.textMuted }));

export const figure = style(
  inLayer.domains({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    minBlockSize: '1lh',
    margin: 0,
    marginInlineStart: 'auto',
    textAlign: 'end',
    selectors: { ':is([data-pending], [data-stale]) &': { color: color.textMuted } },
  }),
);

/** As quiet as that of a line. The touch target is taller than the line; the row's height stays the same. */
export const remove = style([
  action,
  inLayer.domains({ marginBlock: `calc((1lh - ${vars.size.target}) / 2)` }),
]);

/** Note about a row next to its amount. */
export const note = style(
  inLayer.domains({
    ...text('caption'),
    gridColumn: '1 / -1',
    margin: 0,
    color: color.textMuted,
    overflowWrap: 'anywhere',
  }),
);

export const reason = style(
  inLayer.domains({ ...text('caption'), gridColumn: '1 / -1', margin: 0, color: color.warning }),
);

export const total = style(
  inLayer.domains({
    ...text('total'),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[16],
    borderBlockStart: `${vars.border.width} solid ${color.text}`,
    paddingBlockStart: space[12],
  }),
);

export const tax = style(
  inLayer.domains({
    ...text('caption'),
    flexBasis: '100%',
    minBlockSize: vars.text.caption.line,
    margin: 0,
    color: color.textMuted,
  }),
);

/** Total with items that cannot be bought. */
export const provisional = style(inLayer.domains({ color: color.textMuted }));

export const unavailable = style(
  inLayer.domains({ ...text('caption'), flexBasis: '100%', margin: 0, color: color.warning }),
);

export const converted = style(inLayer.domains({ flexBasis: '100%', margin: 0 }));
