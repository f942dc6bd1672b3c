import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, layers, media, text, transition, vars } from '@vitrine/theme';
import { coverLinkStyle } from '../../utils/styles/cover-link.ts';
import { three } from '../grid/product-columns.css.ts';

const { motion, space } = vars;

/** Aspect ratios of images. */
const ratio = { card: '4 / 5', feature: '3 / 2' };

const inFeature = '[data-size="feature"] &';

/** The height of a card of one column, from the width of two: a feature's foot meets its neighbors'. */
const columnHeight = `(100% - ${space[24]}) / 2 * 5 / 4`;

export const root = style(
  inLayer.domains({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // As high as its row, so that the footers of a row end on one line.
    gridTemplateRows: 'auto minmax(0, 1fr)',
    blockSize: '100%',
    rowGap: space[16],
  }),
);

export const mediaFrame = style(inLayer.domains({ position: 'relative', gridArea: '1 / 1' }));

export const picture = style(
  inLayer.domains({
    ...transition(['opacity'], 'base'),
    aspectRatio: ratio.card,
    selectors: {
      [inFeature]: { aspectRatio: ratio.feature },
      // A list that is being replaced is dimmed; its text stays readable.
      '[data-pending] &': { opacity: 0.5 },
    },
    '@container': {
      [three]: {
        selectors: {
          // About 5:3.
          [inFeature]: {
            aspectRatio: 'auto',
            blockSize: 0,
            paddingBlockStart: `calc(${columnHeight})`,
          },
        },
      },
    },
  }),
);

/** Placeholder of a loading image, whose border is part of its height. */
export const imageContainer = style([
  picture,
  inLayer.domains({
    '@container': {
      [three]: {
        selectors: {
          [inFeature]: {
            paddingBlockStart: `calc(${columnHeight} - 2 * ${vars.border.width})`,
          },
        },
      },
    },
  }),
]);

globalStyle(`[data-size="feature"] ${picture} > *`, {
  '@layer': { [layers.domains]: { position: 'absolute', inset: 0 } },
});

export const second = style(
  inLayer.domains({
    ...transition(['opacity'], 'picture'),
    position: 'absolute',
    inset: 0,
    background: 'none',
    opacity: 0,
    '@media': {
      [media.hover]: { selectors: { [`${root}:hover &`]: { opacity: 1 } } },
    },
  }),
);

export const tag = style(
  inLayer.domains({
    position: 'absolute',
    insetBlockStart: space[12],
    insetInlineStart: space[12],
    maxInlineSize: `calc(100% - 2 * ${space[12]})`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  }),
);

export const label = style(
  inLayer.domains({
    gridArea: '2 / 1',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space[2],
  }),
);

/** Over the card's link, in the corner that the tag leaves. */
export const corner = style(
  inLayer.domains({
    position: 'absolute',
    insetBlockStart: space[4],
    insetInlineEnd: space[4],
  }),
);

/** Above the card's link, at the end of the card. */
export const footer = style(
  inLayer.domains({
    position: 'relative',
    zIndex: 1,
    alignSelf: 'stretch',
    marginBlockStart: 'auto',
    paddingBlockStart: space[8],
  }),
);

export const name = style(inLayer.domains({ maxInlineSize: '100%', overflowWrap: 'anywhere' }));

export const link = style(inLayer.domains(coverLinkStyle()));

export const price = style(inLayer.domains({ marginBlockStart: space[4] }));

export const colors = style(inLayer.domains({ marginBlockStart: space[4] }));

/** As high as the colors, so that both end on one line in a row of cards. */
export const stockStatus = style(
  inLayer.domains({ marginBlockStart: space[4], lineHeight: vars.text.micro.line }),
);

/** At the bottom of the image, above the link. It is invisible, but still focusable. */
export const action = style(
  inLayer.domains({
    ...transition(['opacity', 'transform'], 'base'),
    position: 'relative',
    gridArea: '1 / 1',
    alignSelf: 'end',
    display: 'grid',
    gap: space[8],
    padding: space[12],
    opacity: 0,
    transform: `translateY(calc(${space[8]} * ${motion.travel}))`,
    pointerEvents: 'none',
    selectors: {
      [`${root}:focus-within &`]: { opacity: 1, transform: 'none' },
      // A failure stays visible until it is resolved.
      '&:has([role="alert"])': { opacity: 1, transform: 'none' },
    },
    '@media': {
      // Without hover it is always visible in a corner: a `QuickAdd` is an icon there.
      '(hover: none)': {
        justifyItems: 'end',
        padding: space[8],
        opacity: 1,
        transform: 'none',
      },
      [media.hover]: {
        selectors: { [`${root}:hover &`]: { opacity: 1, transform: 'none' } },
      },
    },
  }),
);

globalStyle(`${action} > *`, { '@layer': { [layers.domains]: { pointerEvents: 'auto' } } });

/** The height of the price while a card is loading. */
export const priceContainer = style([
  price,
  inLayer.domains({ display: 'block', blockSize: vars.text.bodyStrong.line }),
]);

/** The height of colors or stock status: few rows have neither and are slightly lower. */
export const statusContainer = style([
  stockStatus,
  inLayer.domains({ display: 'block', blockSize: vars.text.micro.line }),
]);

export const colorDots = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    blockSize: vars.text.micro.line,
  }),
);

export const colorDot = style(
  inLayer.domains({
    flex: 'none',
    inlineSize: vars.space[12],
    blockSize: vars.space[12],
    // Light colors need an edge; on dark ones it does no harm.
    border: `${vars.border.width} solid ${vars.color.borderControl}`,
    borderRadius: vars.radius.full,
    forcedColorAdjust: 'none',
  }),
);

export const moreColors = style(inLayer.domains({ ...text('micro'), color: vars.color.textMuted }));
