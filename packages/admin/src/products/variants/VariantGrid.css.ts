import { style } from '@vanilla-extract/css';
import { inLayer, media, text as textStyle, vars } from '@vitrine/theme';

const { border, color, radius, space } = vars;
const hairline = `${border.width} solid ${color.hairline}`;

/** Height of a cell, in px. */
const ROW = 36;

/** Height of a row with its line, in px. */
export const rowHeight = ROW + 1;

export const root = style(
  inLayer.domains({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    gap: space[16],
    minInlineSize: 0,
    containerType: 'inline-size',
    containerName: 'variants',
    paddingBlock: `${space[20]} 0`,
  }),
);

export const toolbar = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] }),
);

export const hint = style(
  inLayer.domains({
    ...textStyle('caption'),
    marginInlineStart: 'auto',
    color: color.textMuted,
    textWrap: 'pretty',
  }),
);

/** A grid that is wider scrolls, not the page. Only where it fits can its header stay in view. */
export const region = style(
  inLayer.domains({
    position: 'relative',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    selectors: { '&[data-fits]': { overflowX: 'visible' } },
  }),
);

export const grid = style(
  inLayer.domains({
    borderBlockEnd: hairline,
    // A press selects cells.
    userSelect: 'none',
  }),
);

export const headRow = style(
  inLayer.domains({
    display: 'grid',
    borderBlockEnd: `${border.width} solid ${color.text}`,
    selectors: {
      [`${region}[data-fits] &`]: {
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 2,
        background: color.ground,
      },
    },
  }),
);

export const row = style(
  inLayer.domains({
    display: 'grid',
    // Rows that are not on the screen cost nothing. Their line is not part of this size.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `${ROW}px`,
    // The header has a line of its own.
    selectors: { [`:not(${headRow}) + &`]: { borderBlockStart: hairline } },
  }),
);

export const head = style(
  inLayer.domains({
    ...textStyle('caption'),
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    blockSize: ROW,
    paddingInline: 10,
    color: color.textMuted,
    selectors: {
      '&[data-numeric]': { justifyContent: 'flex-end', textAlign: 'end' },
      '&[data-centered]': { justifyContent: 'center', textAlign: 'center' },
      '& + &': { borderInlineStart: hairline },
    },
  }),
);

export const cell = style(
  inLayer.domains({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minInlineSize: 0,
    blockSize: ROW,
    paddingInline: 10,
    background: color.ground,
    color: color.text,
    outline: 'none',
    cursor: 'cell',
    // The sticky first column covers what is next to it.
    scrollMarginInlineStart: 120,
    // So do the header and the bar of actions at the foot of the window.
    scrollMarginBlockStart: ROW,
    scrollMarginBlockEnd: 96,
    selectors: {
      '& + &': { borderInlineStart: hairline },
      '&[data-numeric]': { justifyContent: 'flex-end' },
      '&[data-readonly]': { background: color.fill, color: color.textMuted },
      '&[data-selected]': { background: color.infoFill },
      '&[data-filling]': {
        outline: `${border.width} dashed ${color.focus}`,
        outlineOffset: `calc(${border.width} * -1)`,
      },
      '&[data-changed]': {
        fontWeight: vars.text.bodyStrong.weight,
        boxShadow: `inset 2px 0 0 ${color.text}`,
      },
      '[dir="rtl"] &[data-changed]': { boxShadow: `inset -2px 0 0 ${color.text}` },
      '&[aria-invalid="true"]': {
        background: color.dangerFill,
        color: color.danger,
        outline: `2px solid ${color.danger}`,
        outlineOffset: -2,
      },
      // While the focus is elsewhere, the active cell is only marked.
      '&[data-current]': { outline: `2px dashed ${color.focus}`, outlineOffset: -2 },
      '&[data-current]:is(:focus, :focus-within, :focus-visible)': { outlineStyle: 'solid' },
      '&[data-current][aria-invalid="true"]': { outlineColor: color.danger },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { outline: '1px solid Highlight', outlineOffset: -1 },
          '&[data-changed]': { borderInlineStart: '3px solid CanvasText' },
          '&[data-readonly]': { color: 'GrayText' },
        },
      },
    },
  }),
);

/** The first column stays while the others scroll. */
export const first = style(
  inLayer.domains({
    position: 'sticky',
    zIndex: 1,
    insetInlineStart: 0,
    paddingInlineStart: 0,
    background: color.ground,
    selectors: { '&[data-selected]': { background: color.infoFill } },
  }),
);

export const group = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minInlineSize: 0,
    fontWeight: vars.text.bodyStrong.weight,
    selectors: {
      '&[data-repeated]': { color: color.textMuted, fontWeight: vars.text.body.weight },
    },
  }),
);

export const picture = style(
  inLayer.domains({ display: 'grid', flex: 'none', inlineSize: 24, blockSize: 30 }),
);

export const frame = style(inLayer.domains({ blockSize: '100%', aspectRatio: 'auto' }));

export const text = style(
  inLayer.domains({
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-below]': {
        paddingInline: space[4],
        borderRadius: radius.control,
        background: color.warningFill,
        color: color.warning,
      },
    },
  }),
);

/** Looks like a checkbox; the cell has the focus and the key. */
export const box = style(
  inLayer.domains({
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    inlineSize: 18,
    blockSize: 18,
    marginInline: 'auto',
    border: `${border.width} solid ${color.borderControl}`,
    borderRadius: radius.control,
    cursor: 'pointer',
    selectors: {
      '&[data-checked]': {
        borderColor: color.action,
        background: color.action,
        color: color.onAction,
      },
    },
  }),
);

export const input = style(
  inLayer.domains({
    font: 'inherit',
    position: 'absolute',
    inset: 0,
    boxSizing: 'border-box',
    inlineSize: '100%',
    blockSize: '100%',
    paddingInline: 10,
    border: 0,
    outline: `2px solid ${color.focus}`,
    outlineOffset: -2,
    background: color.ground,
    color: color.text,
    textAlign: 'inherit',
    userSelect: 'text',
    selectors: { '[data-numeric] > &': { textAlign: 'end' } },
    '@media': { '(pointer: coarse)': { fontSize: 16 } },
  }),
);

export const handle = style(
  inLayer.domains({
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    zIndex: 1,
    inlineSize: 8,
    blockSize: 8,
    background: color.focus,
    cursor: 'crosshair',
    touchAction: 'none',
    selectors: {
      // A larger area to press.
      '&::after': { content: '""', position: 'absolute', inset: -6 },
    },
  }),
);

export const status = style(
  inLayer.domains({
    ...textStyle('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    color: color.textMuted,
  }),
);

export const legend = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[4]} ${space[24]}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const legendItem = style(
  inLayer.domains({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    selectors: {
      '&::before': {
        content: '""',
        boxSizing: 'border-box',
        inlineSize: 14,
        blockSize: 14,
        border: hairline,
      },
      '&[data-mark="changed"]::before': {
        inlineSize: 2,
        border: 0,
        background: color.text,
      },
      '&[data-mark="selected"]::before': {
        borderColor: color.focus,
        background: color.infoFill,
      },
      '&[data-mark="readonly"]::before': { background: color.fill },
    },
    '@media': {
      // Fills are not painted there: the marks are those of the cells.
      [media.forcedColors]: {
        selectors: {
          '&[data-mark="changed"]::before': { borderInlineStart: '3px solid CanvasText' },
          '&[data-mark="selected"]::before': { borderColor: 'Highlight' },
          '&[data-mark="readonly"]': { color: 'GrayText' },
          '&[data-mark="readonly"]::before': { content: 'none' },
        },
      },
    },
  }),
);

export const pasteRegion = style(
  inLayer.domains({ overflowX: 'auto', marginBlockStart: space[16] }),
);

export const pasteTable = style(inLayer.domains({ borderCollapse: 'collapse' }));

export const pasteCell = style(
  inLayer.domains({
    paddingBlock: space[4],
    paddingInline: 10,
    border: hairline,
    whiteSpace: 'nowrap',
    selectors: { '&[data-dropped]': { background: color.fill, color: color.textMuted } },
  }),
);

export const pasteMore = style(
  inLayer.domains({
    ...textStyle('caption'),
    marginBlock: `${space[8]} 0`,
    color: color.textMuted,
  }),
);

/** As high as the toolbar and the head of the table. */
export const loadingHead = style(
  inLayer.domains({
    blockSize: `calc(${vars.size.control} + ${space[12]} + ${ROW}px)`,
    borderBlockEnd: `${border.width} solid ${color.text}`,
  }),
);

export const loading = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: '40px repeat(8, minmax(0, 1fr))',
    alignItems: 'center',
    gap: space[20],
    blockSize: ROW,
    borderBlockEnd: hairline,
  }),
);
