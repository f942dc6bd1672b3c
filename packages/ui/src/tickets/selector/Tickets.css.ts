import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';
import { amountRowStyle } from '../../utils/styles/amount-row.ts';

const { border, color, size, space } = vars;

export const root = style(
  inLayer.domains({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] }),
);

/** The field for a code, with its button at the end of the line. */
export const code = style(inLayer.domains({ maxInlineSize: 400 }));

export const codeAnswer = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space[8],
  }),
);

export const list = style(
  inLayer.domains({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    borderBlockStart: `${border.width} solid ${color.hairline}`,
    borderBlockEnd: `${border.width} solid ${color.text}`,
  }),
);

/** Text, price and control. On small screens the control is below the price. */
export const row = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(132px, auto)',
    alignItems: 'center',
    columnGap: space[24],
    rowGap: space[8],
    paddingBlock: space[16],
    selectors: { '& + &': { borderBlockStart: `${border.width} solid ${color.hairline}` } },
    '@media': {
      [media.small]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'start',
        columnGap: space[16],
      },
    },
  }),
);

export const labelText = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    minInlineSize: 0,
    '@media': { [media.small]: { gridRow: 'span 2' } },
  }),
);

export const name = style(
  inLayer.domains({
    ...text('bodyStrong'),
    margin: 0,
    overflowWrap: 'anywhere',
    selectors: { '[data-disabled] > * > &': { color: color.textMuted } },
  }),
);

export const caption = style(
  inLayer.domains({
    ...text('caption'),
    margin: 0,
    color: color.textMuted,
    overflowWrap: 'anywhere',
  }),
);

export const marks = style(
  inLayer.domains({
    ...text('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[12],
    rowGap: space[2],
    color: color.textMuted,
  }),
);

export const timed = style(inLayer.domains({ display: 'inline-flex', gap: space[8] }));

export const timedIcon = style(
  inLayer.domains({ marginBlockStart: `calc((1lh - ${size.iconSmall}) / 2)` }),
);

export const price = style(
  inLayer.domains({
    ...text('bodyStrong'),
    display: 'grid',
    justifyItems: 'end',
    textAlign: 'end',
    selectors: { '[data-disabled] > &': { color: color.textMuted } },
  }),
);

export const control = style(
  inLayer.domains({ display: 'grid', justifyItems: 'end', gap: space[8], gridColumnEnd: -1 }),
);

/** The stepper stays at the end of the line, regardless of messages below it. */
export const quantity = style(
  inLayer.domains({ justifyItems: 'end', maxInlineSize: '10.5rem', textAlign: 'end' }),
);

/** Full-width content below a ticket: its prices, its donation field, its errors. */
export const below = style(inLayer.domains({ gridColumn: '1 / -1' }));

export const options = style(
  inLayer.domains({
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: space[24],
    rowGap: space[12],
    margin: 0,
    padding: 0,
    border: 0,
    marginBlockStart: space[4],
    '@media': { [media.small]: { columnGap: space[16] } },
  }),
);

export const option = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    alignItems: 'center',
  }),
);

/** Donation amount and quantity side by side; stacked on narrow screens. */
export const donation = style(
  inLayer.domains({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: space[24],
    rowGap: space[12],
    marginBlockStart: space[8],
  }),
);

export const donationField = style(inLayer.domains({ flex: '1 1 220px', maxInlineSize: 320 }));

/** The label of the price has a line above its field and a hint: the stepper is next to the field. */
export const donationCount = style(
  inLayer.domains({
    display: 'grid',
    gap: space[8],
    marginInlineStart: 'auto',
    justifyItems: 'end',
    paddingBlockStart: `calc(${vars.text.label.line} + ${vars.text.caption.line} + ${space[8]})`,
  }),
);

export const donationFooter = style(
  inLayer.domains({
    ...text('caption'),
    flexBasis: '100%',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[16],
    color: color.textMuted,
  }),
);

export const totals = style(inLayer.domains({ display: 'grid', gap: space[8], margin: 0 }));

export const estimate = style(
  inLayer.domains({
    ...text('total'),
    ...amountRowStyle,
  }),
);

export const figure = style(inLayer.domains({ margin: 0, textAlign: 'end' }));

export const note = style([caption, inLayer.domains({ gridColumn: '1 / -1' })]);
