import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, inLayer, layers, media, text, vars } from '@vitrine/theme';
import { fieldRow, split } from '../../editor/EditorLayout.css.ts';
import { pageGutter, widePage } from '../../editor/PreviewPane.css.ts';

const { border, color, radius, space } = vars;
const hairline = `${border.width} solid ${color.hairline}`;
const medium = 'editor-form (min-width: 480px)';
const grid = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] } as const;

/** Tabs of the form and the preview. Where both are shown, there is nothing to choose. */
export const tabs = style(inLayer.domains({ '@container': { [split]: { display: 'none' } } }));

export const wideAndNarrow = style([
  fieldRow,
  inLayer.domains({
    ...grid,
    '@container': { [medium]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
  }),
]);

export const prices = style([
  fieldRow,
  inLayer.domains({
    ...grid,
    gap: space[12],
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@container': { [medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
]);

/** A color fills its field. */
export const colorField = style({});

globalStyle(`${colorField} > input`, inLayer.domains({ padding: space[4], blockSize: 'auto' }));
globalStyle(`${colorField} > input::-webkit-color-swatch-wrapper`, inLayer.domains({ padding: 0 }));
const swatchStyle = inLayer.domains({ border: 0, borderRadius: radius.control });
globalStyle(`${colorField} > input::-webkit-color-swatch`, swatchStyle);
globalStyle(`${colorField} > input::-moz-color-swatch`, swatchStyle);

/** The button in the box of the discount that chooses its kind. */
export const discountType = style(
  inLayer.domains({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    minInlineSize: 24,
    minBlockSize: 32,
    padding: 0,
    // The arrow has room of its own; it ends where the texts of other fields do.
    marginInlineEnd: `calc(${space[4]} * -1)`,
    justifyContent: 'flex-end',
    border: 0,
    background: 'none',
    color: color.text,
    font: 'inherit',
    cursor: 'pointer',
  }),
);

export const warning = style(inLayer.domains({ ...text('body'), margin: 0, textWrap: 'pretty' }));

export const images = style(
  inLayer.domains({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 84,
    gap: space[8],
    overflowX: 'auto',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@container': {
      [medium]: { gridAutoColumns: 'minmax(0, 132px)', gap: space[16] },
    },
  }),
);

export const image = style(
  inLayer.domains({ position: 'relative', aspectRatio: '4 / 5', overflow: 'hidden' }),
);

// All images of the line have one height, whatever their own.
globalStyle(`${image} > :first-child, ${image} img`, {
  '@layer': { [layers.domains]: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } },
});

export const imageTag = style(
  inLayer.domains({
    ...text('micro'),
    position: 'absolute',
    insetBlockStart: space[4],
    insetInlineStart: space[4],
    paddingInline: space[4],
    border: hairline,
    borderRadius: radius.control,
    background: color.surface,
    color: color.text,
  }),
);

/** A group to which a link leads. */
export const focusTarget = style(
  inLayer.domains({
    outline: 'none',
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: space[8] } },
  }),
);

export const options = style(
  inLayer.domains({ ...grid, gap: space[12], justifyItems: 'start', position: 'relative' }),
);

export const optionRow = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[8],
    inlineSize: '100%',
    '@container': { [medium]: { gridTemplateColumns: '80px minmax(0, 1fr)' } },
  }),
);

export const optionName = style(
  inLayer.domains({
    ...text('body'),
    paddingBlock: space[4],
    color: color.textMuted,
    overflowWrap: 'anywhere',
  }),
);

export const rowNote = style(
  inLayer.domains({
    ...text('caption'),
    flexBasis: '100%',
    margin: 0,
    color: color.textMuted,
    textWrap: 'pretty',
  }),
);

export const chips = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] }),
);

const chipBox = {
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: 28,
  paddingInline: space[12],
  border: `${border.width} solid ${color.hairline}`,
  borderRadius: 999,
  color: color.text,
} as const;

export const chip = style(
  inLayer.domains({ ...chipBox, paddingInlineEnd: space[4], background: color.fill }),
);

export const chipButton = style(
  inLayer.domains({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: 24,
    padding: 0,
    border: 0,
    borderRadius: 999,
    background: 'none',
    color: color.text,
    cursor: 'pointer',
    // Its focus ring stays clear of the text of the chip.
    outlineOffset: -2,
    '@media': { '(pointer: coarse)': { inlineSize: 44, blockSize: 44 } },
  }),
);

export const swatch = style(
  inLayer.domains({
    inlineSize: 12,
    blockSize: 12,
    marginInlineEnd: space[4],
    border: hairline,
    borderRadius: 999,
    forcedColorAdjust: 'none',
  }),
);

export const add = style(
  inLayer.domains({
    ...chipBox,
    border: `${border.width} dashed ${color.borderControl}`,
    background: 'none',
    cursor: 'pointer',
    '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
  }),
);

export const textButton = style(
  inLayer.domains({
    ...text('caption'),
    minBlockSize: 28,
    padding: 0,
    paddingInline: space[4],
    border: 0,
    background: 'none',
    color: color.textMuted,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.3em',
    cursor: 'pointer',
    '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
  }),
);

export const dialog = style(
  inLayer.domains({ '@media': { [media.medium]: { inlineSize: 'min(600px, 100% - 40px)' } } }),
);

export const dialogFields = style(inLayer.domains({ ...grid, marginBlockStart: space[16] }));

/** A long list of choices scrolls. */
export const choiceList = style(inLayer.domains({ maxBlockSize: 160, overflowY: 'auto' }));

export const choiceWithColor = style(
  inLayer.domains({ ...grid, gridTemplateColumns: 'minmax(0, 1fr) 96px' }),
);

export const addedScroller = style(inLayer.domains({ overflowX: 'auto' }));

export const added = style(
  inLayer.domains({
    ...text('body'),
    inlineSize: '100%',
    minInlineSize: 440,
    borderCollapse: 'collapse',
  }),
);

const inAdded = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${added} :where(${selector})`, { '@layer': { [layers.domains]: rule } });

inAdded('th, td', {
  paddingBlock: space[4],
  paddingInlineEnd: space[8],
  borderBlockEnd: hairline,
  textAlign: 'start',
});
inAdded('thead th', {
  ...text('caption'),
  color: color.textMuted,
  borderBlockEndColor: color.text,
});
inAdded('tbody th', { ...text('bodyStrong'), whiteSpace: 'nowrap' });
inAdded('td:nth-of-type(1), td:nth-of-type(2)', { inlineSize: 104 });

export const result = style(
  inLayer.domains({
    display: 'grid',
    gap: space[4],
    justifyItems: 'start',
    margin: 0,
    padding: space[16],
    border: hairline,
    borderRadius: radius.control,
    overflowWrap: 'anywhere',
  }),
);

export const resultUrl = style(inLayer.domains({ ...text('caption'), color: color.textMuted }));

export const resultTitle = style(inLayer.domains({ ...text('title'), color: color.link }));

export const resultText = style(inLayer.domains({ ...text('body') }));

export const issues = style(inLayer.domains({ margin: 0, paddingInlineStart: space[20] }));

export const issue = style(
  inLayer.domains({
    display: 'inline',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.3em',
    cursor: 'pointer',
  }),
);

const previewStack = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[20],
} as const;

/** The columns of the wide page and their gap are those of `ProductView`. */
export const previewPage = style(
  inLayer.domains({
    ...previewStack,
    '@container': {
      [widePage]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4.6fr)',
        alignItems: 'start',
        columnGap: 72,
      },
    },
  }),
);

/** Everything next to the images, or below them. */
export const previewLabel = style(inLayer.domains(previewStack));

/** As on a phone, the images reach the edges of a narrow page. */
export const previewGallery = style(
  inLayer.domains({
    minInlineSize: 0,
    marginInline: `calc(${pageGutter} * -1)`,
    marginBlockStart: `calc(${pageGutter} * -1)`,
    '@container': { [widePage]: { margin: 0 } },
  }),
);

export const previewTitle = style(inLayer.domains({ display: 'grid', gap: space[4] }));

export const previewPrice = style(inLayer.domains({ justifySelf: 'start' }));

export const previewOptions = style(inLayer.domains({ minInlineSize: 0 }));

export const previewDescription = style(inLayer.domains({ minInlineSize: 0 }));
