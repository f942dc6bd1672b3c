import { style } from '@vanilla-extract/css';
import { inLayer, media, text, transition, vars } from '@vitrine/theme';

const { color, space } = vars;

export const list = style(
  inLayer.primitives({
    ...text('caption'),
    // As high as a touch target, also where a name wraps.
    lineHeight: vars.size.target,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[8],
    margin: 0,
    padding: 0,
    color: color.textMuted,
    listStyle: 'none',
  }),
);

export const item = style(
  inLayer.primitives({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minInlineSize: 0,
    minBlockSize: vars.size.target,
  }),
);

/** Between two pages: not after the last parent of a page that is not in the path. */
export const separator = style(
  inLayer.primitives({ selectors: { [`${item}:last-child > &`]: { display: 'none' } } }),
);

export const link = style(
  inLayer.primitives({
    ...transition(['color', 'text-decoration-color']),
    minInlineSize: vars.size.target,
    borderRadius: vars.radius.mediaFrame,
    textDecorationColor: 'transparent',
    textUnderlineOffset: '0.3em',
    overflowWrap: 'anywhere',
    '@media': {
      [media.hover]: {
        ':hover': { color: color.text, textDecorationColor: 'currentcolor' },
      },
    },
  }),
);

export const current = style(inLayer.primitives({ minInlineSize: 0, overflowWrap: 'anywhere' }));
