import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, layers, media, text, vars } from '@vitrine/theme';

const { color, space } = vars;

export const root = style(inLayer.domains({ position: 'relative', minInlineSize: 0 }));

/** The field, and the button beside it. */
export const form = style(inLayer.domains({ display: 'flex', gap: space[8] }));

export const submit = style(inLayer.domains({ flex: 'none', minBlockSize: vars.size.field }));

export const clear = style(
  // Its cross is as far from the edge of the field as the lens at the other end.
  inLayer.domains({
    marginInline: `calc(${space[8]} * -1) calc(${space[16]} * -1)`,
    alignSelf: 'center',
  }),
);

export const field = style(inLayer.domains({ flex: 1, minInlineSize: 0, cursor: 'text' }));

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
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    maxBlockSize: 'min(36rem, 70vh)',
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

// The list scrolls, not the layer: arrow keys reach what is out of view.
globalStyle(`${panel} > [role="listbox"]`, {
  '@layer': {
    [layers.domains]: { alignSelf: 'stretch', overflowY: 'auto', overscrollBehavior: 'contain' },
  },
});

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
const panelTitle = style(inLayer.domains({ marginInlineEnd: space[56] }));

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
  '@layer': { [layers.domains]: { paddingInlineStart: 0, marginInlineEnd: 0 } },
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

const inlineGroup = style(inLayer.domains({ minInlineSize: 0 }));

const pictureGroup = style([
  inlineGroup,
  inLayer.domains({
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: space[16],
    '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
]);

/** Beside the products and the events below them. */
const collectionGroup = style([
  inlineGroup,
  inLayer.domains({ '@media': { [media.large]: { gridColumn: 2, gridRow: '1 / span 2' } } }),
]);

export const inlineGroups = {
  recent: inlineGroup,
  collection: collectionGroup,
  product: pictureGroup,
  event: pictureGroup,
} as const;

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
          [`&:has(> ${collectionGroup})`]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem' },
        },
      },
    },
  }),
);

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
export const pictureOption = style(
  inLayer.domains({
    position: 'relative',
    gridTemplateColumns: '4rem minmax(0, 1fr) auto',
    columnGap: space[16],
    paddingBlock: `calc(${space[8]} + ${vars.border.width})`,
    selectors: {
      // Between two rows; as wide as the column, because only the highlight reaches over it.
      '&:nth-child(n + 3)::before': {
        content: '""',
        position: 'absolute',
        insetInline: space[8],
        insetBlockStart: 0,
        borderBlockStart: `${vars.border.width} solid ${color.hairline}`,
      },
      '&:nth-child(3)::before': { '@media': { [media.medium]: { content: 'none' } } },
    },
    '@media': { [media.small]: { gridTemplateColumns: '3rem minmax(0, 1fr) auto' } },
  }),
);

globalStyle(`${pictureOption} > ${picture}`, {
  '@layer': { [layers.domains]: { inlineSize: '100%' } },
});

globalStyle(`${pictureOption} > :nth-child(3)`, {
  '@layer': {
    [layers.domains]: {
      display: 'grid',
      justifyItems: 'end',
      textAlign: 'end',
      '@media': { [media.small]: { gridColumn: 3 } },
    },
  },
});

globalStyle(`${pictureOption} > :first-child:nth-last-child(3)`, {
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
