import { createContainer, createVar, style } from '@vanilla-extract/css';
import { inLayer, media, text, vars, visuallyHidden } from '@vitrine/theme';

const { border, color, space } = vars;

export const toggle = style(inLayer.domains({ ...text('caption') }));

/** A button and the problem below it, clear of the button's focus ring. */
export const toggleWithProblem = style(
  inLayer.domains({ display: 'inline-grid', justifyItems: 'start', rowGap: space[4] }),
);

/** In a row of quiet actions, without a rule below its label. */
export const toggleButton = style(
  inLayer.domains({ minBlockSize: vars.size.iconButton, textDecoration: 'none' }),
);

/** Stays at the bottom of the window while something is selected. */
export const tray = style(
  inLayer.domains({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.z.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    paddingBlock: space[12],
    background: color.ground,
    borderBlockStart: `${border.width} solid ${color.text}`,
  }),
);

export const chosen = style(
  inLayer.domains({ display: 'flex', alignItems: 'center', gap: space[12], minInlineSize: 0 }),
);

/** Width of a small image in px. */
const small = 36;

export const pictures = style(inLayer.domains({ display: 'flex', gap: space[4] }));

/** Narrow pages only have room for the images: their number is visible. */
export const count = style(inLayer.domains({ '@media': { [media.small]: visuallyHidden } }));

export const picture = style(inLayer.domains({ inlineSize: small, aspectRatio: '4 / 5' }));

/** At the end of the line, even on a separate line. */
export const actions = style(
  inLayer.domains({
    display: 'flex',
    gap: space[4],
    marginInlineStart: 'auto',
    '@media': { [media.medium]: { gap: space[12] } },
  }),
);

/** Container of the table. */
const table = createContainer();
const from = (width: number) => `${table} (min-width: ${width}px)`;
/** From this width all columns are next to each other; below it there are two at a time. */
const all = from(700);
/** From this width the names of the rows have a column. */
const named = from(560);
const wide = from(920);

export const root = style(
  inLayer.domains({ containerName: table, containerType: 'inline-size', outline: 'none' }),
);

/** The title, the switch, and what moves the columns on a narrow page. */
export const top = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[24],
    rowGap: space[12],
    marginBlockEnd: space[20],
  }),
);

export const steps = style(
  inLayer.domains({
    ...text('caption'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    inlineSize: '100%',
    color: color.textMuted,
    '@container': { [all]: { display: 'none' } },
  }),
);

/** The icon of the last button, not its invisible edge, ends with the columns. */
export const arrows = style(
  inLayer.domains({ display: 'flex', gap: space[8], marginInlineEnd: `calc(${space[12]} * -1)` }),
);

/** Number of columns, at least as many as keep an image small. */
export const columnCount = createVar();

export const grid = style(inLayer.domains({ display: 'block', inlineSize: '100%' }));

/** Every row has the same columns: on a narrow page the name is above the values. */
export const row = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space[12],
    '@container': {
      [named]: {
        gridTemplateColumns: '7.5rem repeat(2, minmax(0, 1fr))',
        columnGap: space[24],
      },
      [all]: { gridTemplateColumns: `7.5rem repeat(${columnCount}, minmax(0, 1fr))` },
      [wide]: { gridTemplateColumns: `11rem repeat(${columnCount}, minmax(0, 1fr))` },
    },
  }),
);

export const headerRow = style(inLayer.domains({ paddingBlockEnd: space[24] }));

export const valueRow = style(
  inLayer.domains({
    alignItems: 'baseline',
    paddingBlock: space[12],
    rowGap: space[2],
    borderBlockEnd: `${border.width} solid ${color.hairline}`,
  }),
);

export const cell = style(
  inLayer.domains({
    ...text('body'),
    padding: 0,
    minInlineSize: 0,
    fontWeight: vars.text.body.weight,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: { '&[data-narrow-hidden]': { display: 'none' } },
    '@container': { [all]: { selectors: { '&[data-narrow-hidden]': { display: 'block' } } } },
  }),
);

/** Above the names of the rows. */
export const corner = style(
  inLayer.domains({ display: 'none', '@container': { [named]: { display: 'block' } } }),
);

export const property = style(
  inLayer.domains({
    ...text('caption'),
    gridColumn: '1 / -1',
    padding: 0,
    color: color.textMuted,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    '@container': { [named]: { ...text('body'), gridColumn: 'auto' } },
  }),
);

/** The title of a group of rows, over a rule. */
export const groupTitle = style(
  inLayer.domains({
    ...text('title'),
    display: 'block',
    padding: 0,
    paddingBlock: `${space[16]} ${space[12]}`,
    borderBlockEnd: `${border.width} solid ${color.text}`,
    textAlign: 'start',
    selectors: { 'tbody + tbody &': { paddingBlockStart: space[40] } },
  }),
);

export const header = style(
  inLayer.domains({
    position: 'relative',
    display: 'grid',
    // Image, name, price, and the action at the bottom, so that all are on one line.
    gridTemplateRows: 'auto auto auto minmax(0, 1fr)',
    rowGap: space[4],
    blockSize: '100%',
  }),
);

export const mediaFrame = style(
  inLayer.domains({ inlineSize: '100%', aspectRatio: '4 / 5', marginBlockEnd: space[8] }),
);

export const action = style(
  inLayer.domains({ alignSelf: 'end', marginBlockStart: space[8], whiteSpace: 'nowrap' }),
);

/** A light plate on the image, in all themes. */
export const take = style(
  inLayer.domains({
    position: 'absolute',
    insetBlockStart: space[8],
    insetInlineEnd: space[8],
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    minBlockSize: 0,
    borderRadius: vars.radius.mediaFrame,
    background: color.overImageLight,
    color: color.overImageInk,
  }),
);

export const name = style(
  inLayer.domains({
    ...text('title'),
    color: color.text,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '@media': { [media.hover]: { ':hover': { textDecoration: 'underline' } } },
  }),
);

/** The products again, at the top of the window while their images are above it. */
export const bar = style(
  inLayer.domains({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.z.sticky,
    blockSize: 0,
  }),
);

export const barContent = style([
  row,
  inLayer.domains({
    paddingBlock: space[8],
    background: color.ground,
    borderBlockEnd: `${border.width} solid ${color.text}`,
  }),
]);

export const barItem = style([
  cell,
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: '2.5rem minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: space[8],
    rowGap: space[8],
    '@container': { [all]: { selectors: { '&[data-narrow-hidden]': { display: 'grid' } } } },
  }),
]);

export const barPicture = style(inLayer.domains({ aspectRatio: '4 / 5' }));

export const barText = style(inLayer.domains({ ...text('caption'), minInlineSize: 0 }));

export const barName = style(
  inLayer.domains({
    overflow: 'hidden',
    fontWeight: vars.text.bodyStrong.weight,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const barAction = style(inLayer.domains({ gridColumn: '1 / -1' }));

/** Each on a separate line, with spacing if it wraps. */
export const fact = style(
  inLayer.domains({ display: 'block', selectors: { '& + &': { marginBlockStart: space[4] } } }),
);

/** What opens a long text. */
export const read = style(
  inLayer.domains({
    ...text('bodyStrong'),
    display: 'inline-block',
    minBlockSize: vars.size.target,
    cursor: 'pointer',
    textDecorationLine: 'underline',
    textDecorationThickness: border.width,
    textUnderlineOffset: '0.3em',
    selectors: { '[open] > &': { marginBlockEnd: space[8] } },
  }),
);

export const whenClosed = style(
  inLayer.domains({ selectors: { '[open] > summary > &': { display: 'none' } } }),
);

export const whenOpen = style(
  inLayer.domains({ selectors: { ':not([open]) > summary > &': { display: 'none' } } }),
);

/** As large as the other cells. */
export const stock = style(inLayer.domains(text('body')));

export const footer = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[24],
    rowGap: space[8],
    marginBlockStart: space[20],
  }),
);

/** Also at the end where nothing can be added. */
export const clear = style(inLayer.domains({ marginInlineStart: 'auto', color: color.textMuted }));
