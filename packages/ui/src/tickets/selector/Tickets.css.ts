import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { inLayer, layers, text, vars } from '@vitrine/theme';
import * as stepper from '../../primitives/number-stepper/NumberStepper.css.ts';
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

/** The lists answer to their own width. */
const ticketList = createContainer();

/** Condition for `@container` under which name, price and control are in one row. */
const rowLayout = `${ticketList} (min-width: 480px)`;

/** Width of the controls in px: the same in all rows. */
const controlWidth = '148px';

const hairline = `${border.width} solid ${color.hairline}`;

export const lists = style(
  inLayer.domains({ containerName: ticketList, containerType: 'inline-size', minInlineSize: 0 }),
);

export const taxNote = style(inLayer.domains({ marginBlockEnd: space[8], textAlign: 'end' }));

/** Rows below an ink rule. */
export const list = style(
  inLayer.domains({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    borderBlockStart: `${border.width} solid ${color.text}`,
    borderBlockEnd: hairline,
  }),
);

/** The list of what is not on sale: its title has the rule above, its item the one below. */
export const fold = style(
  inLayer.domains({
    borderBlockStart: `${border.width} solid ${color.text}`,
    selectors: { [`${list} + &`]: { borderBlockStart: 'none' } },
  }),
);

export const foldTitle = style(
  inLayer.domains({
    inlineSize: '100%',
    marginInline: 0,
    paddingInline: 0,
    // The lists may be at the edge of the page, so that the row has no room for an inset ring.
    selectors: { '&:focus-visible': { outlineOffset: border.focus } },
    fontWeight: vars.text.body.weight,
    color: color.textMuted,
    minBlockSize: `calc(${space[56]} + ${space[4]})`,
  }),
);

/** Without the names, where they would not fit. */
export const foldCount = style(
  inLayer.domains({ '@container': { [rowLayout]: { display: 'none' } } }),
);

export const foldNames = style(
  inLayer.domains({
    display: 'none',
    '@container': { [rowLayout]: { display: 'inline' } },
  }),
);

export const foldedList = style(inLayer.domains({ borderBlockStart: hairline }));

/** Name, price and control. In narrow lists the price is below the name, the control at the end. */
export const row = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"name control" "price control"',
    alignItems: 'center',
    columnGap: space[16],
    rowGap: space[2],
    paddingBlock: space[16],
    selectors: { '& + &': { borderBlockStart: hairline } },
    '@container': {
      [rowLayout]: {
        gridTemplateColumns: `minmax(0, 1fr) auto ${controlWidth}`,
        gridTemplateAreas: '"name price control"',
        columnGap: space[24],
        rowGap: space[8],
      },
    },
  }),
);

export const labelText = style(
  inLayer.domains({
    gridArea: 'name',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    minInlineSize: 0,
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
  inLayer.domains({
    marginBlockStart: `calc((1lh - ${size.iconSmall}) / 2)`,
    // As wide as a status dot, so that the texts of all rows have one edge.
    marginInline: '-3px',
  }),
);

export const price = style(
  inLayer.domains({
    ...text('bodyStrong'),
    display: 'grid',
    justifyItems: 'start',
    selectors: {
      [`${row} > &`]: { gridArea: 'price' },
      '[data-disabled] > &': { color: color.textMuted },
    },
    '@container': { [rowLayout]: { justifyItems: 'end', textAlign: 'end' } },
  }),
);

export const control = style(
  inLayer.domains({ gridArea: 'control', display: 'grid', justifyItems: 'end', gap: space[8] }),
);

/** A button in the column of the controls, which is equally wide in all rows. */
export const action = style(
  inLayer.domains({ maxInlineSize: '100%', paddingInline: space[16], overflowWrap: 'anywhere' }),
);

/** The stepper stays at the end of the line, regardless of messages below it. */
export const quantity = style(
  inLayer.domains({
    justifyItems: 'end',
    maxInlineSize: '10.5rem',
    textAlign: 'end',
    textWrap: 'balance',
  }),
);

// Below a stepper with its limit, the row is taller: name and price stay on the line of the stepper.
globalStyle(`${row}:has(> ${control} ${stepper.reason})`, inLayer.domains({ alignItems: 'start' }));

globalStyle(
  `${row}:has(> ${control} ${stepper.reason}) > :is(${labelText}, ${price})`,
  inLayer.domains({
    '@container': {
      [rowLayout]: { display: 'grid', alignContent: 'center', minBlockSize: size.stepper },
    },
  }),
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
    '@container': {
      [rowLayout]: { gridTemplateColumns: `minmax(0, 1fr) auto ${controlWidth}` },
    },
    margin: 0,
    padding: 0,
    border: 0,
    marginBlockStart: space[4],
  }),
);

export const option = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    alignItems: 'start',
  }),
);

// On the line of the stepper, whose limit may be written below it.
globalStyle(`${option} > :not(${quantity})`, {
  '@layer': {
    [layers.domains]: { display: 'grid', alignContent: 'center', minBlockSize: size.stepper },
  },
});

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
    paddingBlockStart: `calc(${vars.text.label.line} + ${space[4]} + ${vars.text.caption.line} + ${space[8]} + (${size.field} - ${size.stepper}) / 2)`,
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

export const line = style(inLayer.domains({ ...text('body'), ...amountRowStyle }));

export const muted = style(
  inLayer.domains({ color: color.textMuted, fontWeight: vars.text.body.weight }),
);

export const estimate = style(
  inLayer.domains({
    ...text('total'),
    ...amountRowStyle,
    // Below the lines, the total has an ink rule.
    selectors: {
      [`${line} + &`]: {
        borderBlockStart: `${border.width} solid ${color.text}`,
        marginBlockStart: space[8],
        paddingBlockStart: space[12],
      },
    },
  }),
);

export const figure = style(inLayer.domains({ margin: 0, textAlign: 'end' }));

export const note = style([caption, inLayer.domains({ gridColumn: '1 / -1' })]);
