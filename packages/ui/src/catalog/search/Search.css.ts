import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, layers, media, text, vars } from '@vitrine/theme';

const { color, space } = vars;

export const root = style(inLayer.domains({ position: 'relative', minInlineSize: 0 }));

export const clear = style(
  inLayer.domains({ marginInlineStart: `calc(${space[8]} * -1)`, alignSelf: 'center' }),
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
