import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, layers, media, text, vars } from '@vitrine/theme';

const { color, space } = vars;

export const root = style(inLayer.domains({ position: 'relative', minInlineSize: 0 }));

export const clear = style(
  // Its cross is as far from the edge of the field as the lens at the other end.
  inLayer.domains({
    marginInline: `calc(${space[8]} * -1) calc(${space[16]} * -1)`,
    alignSelf: 'center',
  }),
);

export const field = style(inLayer.domains({ cursor: 'text' }));

// Browsers draw their own clear icon in search fields.
globalStyle(`${field} input::-webkit-search-cancel-button`, {
  '@layer': { [layers.domains]: { display: 'none' } },
});

/** Below the field, over the page. */
export const panel = style(
  inLayer.domains({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: `calc(100% + ${space[8]})`,
    zIndex: vars.z.popover,
    maxBlockSize: 'min(36rem, 70vh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space[8],
    borderRadius: vars.radius.surface,
    background: color.surface,
    boxShadow: vars.shadow.popover,
    '@media': {
      [media.forcedColors]: { border: `${vars.border.width} solid CanvasText` },
    },
    selectors: { '&[data-pending]': { color: color.textMuted } },
  }),
);

export const group = style(
  inLayer.domains({
    selectors: {
      '& + &': {
        marginBlockStart: space[8],
        paddingBlockStart: space[8],
        borderBlockStart: `${vars.border.width} solid ${color.hairline}`,
      },
    },
  }),
);

export const header = style(
  inLayer.domains({
    ...text('micro'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: vars.size.target,
    paddingInline: space[8],
    color: color.textMuted,
  }),
);

export const option = style(
  inLayer.domains({
    ...text('body'),
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: vars.size.row,
    paddingBlock: space[4],
    paddingInline: space[8],
    borderRadius: vars.radius.control,
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-highlighted]': { background: color.fillHover },
      '&:not(:has(> :nth-child(2)))': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    '@media': {
      [media.small]: { gridTemplateColumns: 'auto minmax(0, 1fr)', rowGap: 0 },
      [media.forcedColors]: {
        selectors: {
          '&[data-highlighted]': {
            outline: `${vars.border.selected} solid Highlight`,
            outlineOffset: `calc(${vars.border.selected} * -1)`,
          },
        },
      },
    },
  }),
);

// A narrow line fits the name or the price, so the price goes below.
globalStyle(`${option} > :nth-child(3)`, {
  '@layer': { [layers.domains]: { '@media': { [media.small]: { gridColumn: 2 } } } },
});

globalStyle(`${option} > :first-child:nth-last-child(3)`, {
  '@layer': { [layers.domains]: { '@media': { [media.small]: { gridRow: 'span 2' } } } },
});

/** Width of a thumbnail, in px. */
const pictureWidth = 40;

export const picture = style(inLayer.domains({ inlineSize: pictureWidth, aspectRatio: '4 / 5' }));

export const note = style(
  inLayer.domains({
    ...text('body'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
    minBlockSize: vars.size.row,
    paddingInline: space[8],
    color: color.textMuted,
  }),
);

export const all = style(inLayer.domains({ ...text('label') }));

export const clearRecent = style(inLayer.domains({ margin: space[8] }));

/** The text as a title: over an ink rule, without a box. */
const title = style(
  inLayer.domains({
    border: 0,
    borderBlockEnd: `${vars.border.width} solid ${color.text}`,
    borderRadius: 0,
    background: 'transparent',
    selectors: {
      '&:focus-within': {
        outline: 'none',
        boxShadow: `0 ${vars.border.focus} 0 0 ${color.focus}`,
        borderBlockEndColor: color.focus,
        '@media': {
          [media.forcedColors]: { outline: `${vars.border.focus} solid Highlight` },
        },
      },
    },
  }),
);

const pageTitle = style({});
/** The panel's close button is at the end of its line. */
const panelTitle = style(inLayer.domains({ inlineSize: `calc(100% - ${space[56]})` }));

export const titles = {
  field: undefined,
  title: `${title} ${pageTitle}`,
  panel: `${title} ${panelTitle}`,
} as const;

globalStyle(`${title} input`, {
  '@layer': { [layers.domains]: { minBlockSize: '4rem', outline: 'none' } },
});
globalStyle(`${pageTitle} input`, { '@layer': { [layers.domains]: text('displayL') } });
globalStyle(`${panelTitle} input`, { '@layer': { [layers.domains]: text('displayM') } });
// The icon begins where the content of the page does, and the button ends there.
globalStyle(`${title} > span:first-child`, {
  '@layer': { [layers.domains]: { paddingInlineStart: 0 } },
});
globalStyle(`${title} > span:last-child`, {
  '@layer': { [layers.domains]: { paddingInlineEnd: 0 } },
});

/** Below the field in the flow of the header's panel. */
export const inlinePanel = style(
  inLayer.domains({
    // Space for the highlight around the lines.
    marginInline: `calc(${space[8]} * -1)`,
    paddingBlockStart: space[16],
    selectors: { '&[data-pending]': { color: color.textMuted } },
  }),
);

/** Products, and collections in a narrow column beside them; below both the way to all results. */
export const columns = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: space[56],
    rowGap: space[16],
    '@media': {
      [media.large]: {
        selectors: {
          // Products, collections and all results.
          '&:has(> :nth-child(3))': { gridTemplateColumns: 'minmax(0, 1fr) 17rem' },
        },
      },
    },
  }),
);

const inlineGroup = style(inLayer.domains({ minInlineSize: 0 }));

export const inlineGroups = {
  recent: inlineGroup,
  collection: inlineGroup,
  product: style([
    inlineGroup,
    inLayer.domains({
      display: 'grid',
      alignContent: 'start',
      gridTemplateColumns: 'minmax(0, 1fr)',
      columnGap: space[24],
      '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    }),
  ]),
} as const;

globalStyle(`${inlineGroup} > ${header}`, {
  '@layer': {
    [layers.domains]: {
      gridColumn: '1 / -1',
      // As wide as the column: only the highlight of the options reaches over it.
      marginInline: space[8],
      paddingInline: 0,
      borderBlockEnd: `${vars.border.width} solid ${color.hairline}`,
    },
  },
});

/** Image, name, and the amount at the end of the line with what it was below it. */
export const productOption = style(
  inLayer.domains({
    gridTemplateColumns: '4rem minmax(0, 1fr) auto',
    paddingBlock: space[8],
    '@media': { [media.small]: { gridTemplateColumns: '3rem minmax(0, 1fr) auto' } },
  }),
);

globalStyle(`${productOption} > ${picture}`, {
  '@layer': { [layers.domains]: { inlineSize: '100%' } },
});

globalStyle(`${productOption} > :nth-child(3)`, {
  '@layer': {
    [layers.domains]: {
      display: 'grid',
      justifyItems: 'end',
      textAlign: 'end',
      '@media': { [media.small]: { gridColumn: 3 } },
    },
  },
});

globalStyle(`${productOption} > :first-child:nth-last-child(3)`, {
  '@layer': { [layers.domains]: { '@media': { [media.small]: { gridRow: 'auto' } } } },
});

export const allRow = style(
  inLayer.domains({
    gridColumn: '1 / -1',
    display: 'grid',
    marginInline: space[8],
    paddingBlock: space[12],
    borderBlockStart: `${vars.border.width} solid ${color.hairline}`,
    '@media': { [media.medium]: { justifyContent: 'end' } },
  }),
);

export const allButton = style(
  inLayer.domains({
    ...text('bodyStrong'),
    minBlockSize: vars.size.control,
    paddingInline: space[20],
    background: color.action,
    color: color.onAction,
    textAlign: 'center',
    selectors: { '&[data-highlighted]': { background: color.actionHover } },
  }),
);
