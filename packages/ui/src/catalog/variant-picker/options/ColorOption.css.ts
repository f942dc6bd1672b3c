import { style } from '@vanilla-extract/css';
import { inLayer, media, text, transition, vars } from '@vitrine/theme';

const { border, color, radius, space } = vars;

/** Width of a variant thumbnail, in px. It grows where a row of thumbnails fills a small screen. */
const width = 72;

const soldOut = '[data-availability="sold-out"]';
const notMade = '[data-availability="nonexistent"]';
const chosen = '[data-state="checked"]';

/** Half the width of the diagonal in px, and half of it with its edges. */
const half = { line: 0.75, edge: 1.5 };

/** From corner to corner: light with dark edges, so that it contrasts with any image. */
const diagonal = `linear-gradient(to bottom left, ${[
  `transparent calc(50% - ${half.edge + 0.5}px)`,
  `${color.overImageInk} calc(50% - ${half.edge}px)`,
  `${color.overImageInk} calc(50% - ${half.line}px)`,
  `${color.overImageLight} calc(50% - ${half.line - 0.5}px)`,
  `${color.overImageLight} calc(50% + ${half.line - 0.5}px)`,
  `${color.overImageInk} calc(50% + ${half.line}px)`,
  `${color.overImageInk} calc(50% + ${half.edge}px)`,
  `transparent calc(50% + ${half.edge + 0.5}px)`,
].join(', ')})`;

/** Thumbnails side by side, as many as fit on the line. */
export const row = style(
  inLayer.domains({
    columnGap: space[8],
    rowGap: space[16],
    gridTemplateColumns: `repeat(auto-fill, minmax(${width}px, 1fr))`,
    '@media': {
      [media.medium]: { gridTemplateColumns: `repeat(auto-fill, ${width}px)` },
    },
  }),
);

export const item = style(
  inLayer.domains({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    minInlineSize: 0,
    color: color.textMuted,
    textAlign: 'start',
    borderRadius: radius.mediaFrame,
    selectors: {
      [`&${chosen}`]: { color: color.text },
      // The focus ring goes around the image: around the name it would overlap the next one.
      '&:focus-visible': { outline: 'none' },
    },
    '@media': { [media.hover]: { ':hover': { color: color.text } } },
  }),
);

export const frame = style(
  inLayer.domains({
    ...transition(['outline-color']),
    position: 'relative',
    inlineSize: '100%',
    aspectRatio: '4 / 5',
    borderRadius: radius.mediaFrame,
    outline: `${border.selected} solid transparent`,
    outlineOffset: border.selected,
    selectors: {
      [`${chosen} > &`]: { outlineColor: color.text },
      [`${item}:focus-visible > &::before`]: {
        content: '""',
        position: 'absolute',
        inset: `calc(${border.focus} * -3)`,
        border: `${border.focus} solid ${color.focus}`,
        borderRadius: `calc(${radius.mediaFrame} * 3)`,
      },
      [`${notMade} > &`]: { border: `${border.width} dashed ${color.borderControl}` },
      [`${soldOut} > &::after`]: {
        content: '""',
        position: 'absolute',
        inset: 0,
        borderRadius: 'inherit',
        background: diagonal,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: { [`${item}:hover:not(${chosen}) > &`]: { outlineColor: color.borderControl } },
      },
      [media.forcedColors]: {
        // Forced colors paint a transparent outline, as if all were chosen.
        outlineColor: 'Canvas',
        selectors: {
          [`${chosen} > &`]: { outlineColor: 'Highlight' },
          [`${soldOut} > &::after`]: { forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);

const faded = {
  [`${item}${soldOut} &`]: { opacity: 0.62 },
  [`${item}${notMade} &`]: { opacity: 0.38 },
};

export const picture = style(
  inLayer.domains({ inlineSize: '100%', blockSize: '100%', selectors: faded }),
);

export const swatch = style(
  inLayer.domains({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    borderRadius: radius.mediaFrame,
    // A swatch may have the color of the page. This edge has contrast with both.
    boxShadow: `inset 0 0 0 ${border.width} ${color.borderControl}`,
    // Fallback for colors that the browser does not support.
    backgroundColor: color.mediaFrame,
    forcedColorAdjust: 'none',
    selectors: faded,
  }),
);

export const name = style(
  inLayer.domains({
    ...text('caption'),
    marginBlockStart: space[8],
    maxInlineSize: '100%',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    selectors: { [`${chosen} > &`]: { fontWeight: vars.text.label.weight } },
  }),
);

export const labelText = style(
  inLayer.domains({
    ...text('micro'),
    fontWeight: vars.text.caption.weight,
    color: color.textMuted,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
