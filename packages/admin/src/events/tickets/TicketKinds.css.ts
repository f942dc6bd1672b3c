import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';
import { fieldRow } from '../../editor/EditorLayout.css.ts';
import { errorText } from '../../utils/error-text.ts';
import { dragRow, inkList } from '../../utils/list-styles.ts';
import { leftPart, sharePart } from '../../utils/share-bar.css.ts';

const { border, color, space } = vars;
const hairline = `${border.width} solid ${color.hairline}`;
const wide = 'editor-form (min-width: 560px)';
const narrow = 'editor-form (max-width: 559.98px)';
const single = 'editor (max-width: 919.98px)';

export const root = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[16],
  }),
);

export const header = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: `${space[12]} ${space[24]}`,
  }),
);

export const totals = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[12]} ${space[32]}`,
    margin: 0,
  }),
);

export const term = style(inLayer.domains({ ...text('caption'), color: color.textMuted }));

export const total = style(inLayer.domains({ ...text('title'), margin: 0 }));

export const muted = style(inLayer.domains({ color: color.textMuted, fontWeight: 'normal' }));

/** Widths of the price, what is sold, and the sale. */
const figures = '124px 104px 132px';
const lineColumns = `24px minmax(0, 1fr) ${figures} 32px`;
/** Kinds that cannot be edited have no handle and no menu. */
const readOnly = '[data-read-only]';
const readOnlyColumns = `minmax(0, 1fr) ${figures}`;

/** Above the rows, where they are on one line. */
export const columns = style(
  inLayer.domains({
    ...text('caption'),
    display: 'none',
    color: color.textMuted,
    '@container': {
      [wide]: {
        display: 'grid',
        gridTemplateColumns: lineColumns,
        columnGap: space[12],
        // The rule of the list is right below.
        marginBlockEnd: `calc(${space[8]} * -1)`,
        selectors: { [`&${readOnly}`]: { gridTemplateColumns: readOnlyColumns } },
      },
    },
  }),
);

export const columnName = style(
  inLayer.domains({
    gridColumnStart: 2,
    selectors: { [`${readOnly} > &`]: { gridColumnStart: 1 } },
  }),
);

export const columnSale = style(inLayer.domains({ paddingInlineStart: space[16] }));

export const columnPrice = style(
  inLayer.domains({ paddingInlineEnd: space[12], textAlign: 'end' }),
);

export const list = style(inLayer.domains(inkList));

export const row = style(
  inLayer.domains({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    gridTemplateAreas: '"handle name price menu" "handle sold sold menu" "handle sale sale menu"',
    alignItems: 'center',
    columnGap: space[12],
    rowGap: space[4],
    minBlockSize: 56,
    paddingBlock: space[8],
    borderBlockEnd: hairline,
    '@container': {
      [wide]: {
        gridTemplateColumns: lineColumns,
        gridTemplateAreas: '"handle name price sold sale menu"',
        selectors: {
          [`${readOnly} > &`]: {
            gridTemplateColumns: readOnlyColumns,
            gridTemplateAreas: '"name price sold sale"',
          },
        },
      },
    },
    '@media': { [media.hover]: { selectors: { '&:hover': { background: color.fill } } } },
    selectors: {
      '&[data-open]': { background: color.fill },
      '&[data-changed]::before': {
        content: '""',
        position: 'absolute',
        insetBlock: space[8],
        insetInlineStart: 0,
        borderInlineStart: `${border.selected} solid ${color.text}`,
      },
      [`${readOnly} > &`]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"name price" "sold sold" "sale sale"',
      },
      ...dragRow(`calc(${border.selected} / 2)`),
    },
  }),
);

export const handle = style(
  inLayer.domains({
    gridArea: 'handle',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: 24,
    blockSize: 40,
    color: color.textMuted,
    touchAction: 'none',
    selectors: { '&[data-drag-handle]': { cursor: 'grab' } },
  }),
);

export const name = style(
  inLayer.domains({
    ...text('bodyStrong'),
    gridArea: 'name',
    minInlineSize: 0,
    minBlockSize: 40,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: color.text,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: { 'button&': { cursor: 'pointer' } },
  }),
);

/** A name that is no button is as high as its text. */
export const plainName = style(inLayer.domains({ display: 'flex', alignItems: 'center' }));

export const price = style(
  inLayer.domains({
    ...text('bodyStrong'),
    gridArea: 'price',
    textAlign: 'end',
    '@container': { [wide]: { paddingInlineEnd: space[12] } },
  }),
);

export const sold = style(
  inLayer.domains({
    gridArea: 'sold',
    display: 'grid',
    gap: space[4],
  }),
);

export const soldText = style(
  inLayer.domains({ display: 'flex', justifyContent: 'space-between', gap: space[8] }),
);

export const reservedPart = style(
  inLayer.domains({
    ...sharePart,
    background: color.warning,
    '@media': { [media.forcedColors]: { background: 'GrayText' } },
  }),
);

export const sale = style(
  inLayer.domains({
    gridArea: 'sale',
    display: 'grid',
    '@container': {
      [wide]: { paddingInlineStart: space[16] },
      [narrow]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[8] },
    },
  }),
);

/** Under the text of the mark. */
export const detail = style(
  inLayer.domains({
    ...text('caption'),
    color: color.textMuted,
    // Below the text of the state, beside its mark of 10 px.
    '@container': { [wide]: { paddingInlineStart: `calc(10px + ${space[8]})` } },
  }),
);

export const menu = style(inLayer.domains({ gridArea: 'menu' }));

export const legend = style(
  inLayer.domains({
    ...text('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[4]} ${space[16]}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: color.textMuted,
  }),
);

export const legendItem = style(
  inLayer.domains({ display: 'flex', alignItems: 'center', gap: space[8] }),
);

export const swatch = style(inLayer.domains({ flex: 'none', inlineSize: 16, blockSize: 4 }));

export const leftSwatch = style(inLayer.domains(leftPart));

export const note = style(
  inLayer.domains({
    ...text('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[8],
    margin: 0,
    color: color.textMuted,
    textWrap: 'pretty',
  }),
);

/** Beside the list where there is room, and instead of it otherwise. */
export const panel = style(
  inLayer.domains({
    minInlineSize: 0,
    background: color.surface,
    borderInlineStart: hairline,
    '@container': {
      [single]: { borderInlineStart: 0, background: 'none' },
      'editor (min-width: 920px)': {
        position: 'sticky',
        insetBlockStart: 0,
        alignSelf: 'start',
        blockSize: '100dvb',
        overflowY: 'auto',
      },
    },
  }),
);

export const panelBody = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[20],
    containerType: 'inline-size',
    containerName: 'editor-form',
    padding: `${space[16]} ${space[24]} ${space[96]}`,
    '@container': { [single]: { padding: `0 0 ${space[40]}` } },
  }),
);

export const panelHeader = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    paddingBlockEnd: space[12],
    borderBlockEnd: hairline,
  }),
);

export const panelTitle = style(
  inLayer.domains({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }),
);

// Its arrow aligns with the start of the form.
export const back = style(
  inLayer.domains({
    justifySelf: 'start',
    paddingInline: space[12],
    marginInlineStart: `calc((${space[12]} + ${border.width}) * -1)`,
    '@container': { 'editor (min-width: 920px)': { display: 'none' } },
  }),
);

export const pair = style([
  fieldRow,
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[16],
    '@container': {
      'editor-form (min-width: 300px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  }),
]);

export const options = style(
  inLayer.domains({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' }),
);

export const option = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 96px auto',
    alignItems: 'center',
    gap: space[8],
  }),
);

export const optionsLabel = style(inLayer.domains({ ...text('label') }));

export const error = style(inLayer.domains(errorText));
