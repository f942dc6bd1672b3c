import { style } from '@vanilla-extract/css';
import { inLayer, media, text, transition, vars } from '@vitrine/theme';

const { border, color, radius, size, space } = vars;

export const root = style(
  inLayer.domains({
    position: 'relative',
    display: 'block',
    // A ring of a model that has the focus would be cut away.
    selectors: { '&:focus-visible': { outlineOffset: `calc(${border.focus} * -1)` } },
  }),
);

export const player = style(
  inLayer.domains({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    border: 0,
    background: 'black',
    selectors: { '&:focus-visible': { outlineOffset: `calc(${border.focus} * -1)` } },
  }),
);

export const starter = style(
  inLayer.domains({
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    color: color.text,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { outlineOffset: `calc(${border.focus} * -1)` },
    },
  }),
);

/** In the middle of the poster, on a ground of its own. */
export const label = style(
  inLayer.domains({
    ...text('label'),
    ...transition(['background-color']),
    position: 'absolute',
    insetBlockStart: '50%',
    insetInline: space[8],
    translate: '0 -50%',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    inlineSize: 'fit-content',
    maxInlineSize: `calc(100% - 2 * ${space[8]})`,
    minBlockSize: size.control,
    marginInline: 'auto',
    paddingBlock: space[8],
    paddingInline: space[12],
    border: `${border.width} solid transparent`,
    overflowWrap: 'anywhere',
    borderRadius: radius.mediaFrame,
    background: color.surface,
    color: color.text,
    '@media': {
      [media.hover]: { selectors: { [`${starter}:hover &`]: { background: color.fillHover } } },
    },
  }),
);
