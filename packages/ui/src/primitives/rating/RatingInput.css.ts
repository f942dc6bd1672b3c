import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, inLayer, layers, media, vars } from '@vitrine/theme';

const { color, size } = vars;

/** The first star begins where its label does. */
export const root = style(
  inLayer.primitives({
    display: 'inline-flex',
    marginInlineStart: `calc((${size.icon} - ${size.iconButton}) / 2)`,
  }),
);

export const option = style(
  inLayer.primitives({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.iconButton,
    blockSize: size.iconButton,
    borderRadius: vars.radius.control,
    color: color.borderControl,
    cursor: 'pointer',
    selectors: { '&:has(:focus-visible)': focusRing },
  }),
);

/** Covers the star, so that it is what a pointer reaches. */
export const radio = style(
  inLayer.primitives({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  }),
);

export const star = style(inLayer.primitives({}));

const filled = { color: color.text, fill: 'currentcolor' } as const;

// The selected star and all before it; while a pointer is on the stars, those up to it.
globalStyle(`${root} ${option}:is(:has(:checked), :has(~ ${option} :checked)) ${star}`, {
  '@layer': { [layers.primitives]: filled },
});
globalStyle(`${root}:hover ${option}:not(:hover):not(:has(~ ${option}:hover)) ${star}`, {
  '@layer': {
    [layers.primitives]: {
      '@media': { [media.hover]: { color: color.borderControl, fill: 'none' } },
    },
  },
});
globalStyle(`${root} ${option}:is(:hover, :has(~ ${option}:hover)) ${star}`, {
  '@layer': { [layers.primitives]: { '@media': { [media.hover]: filled } } },
});
globalStyle(`${root}[data-disabled] ${option}`, {
  '@layer': { [layers.primitives]: { cursor: 'default' } },
});
globalStyle(`${root}[data-invalid] ${option}`, {
  '@layer': { [layers.primitives]: { color: color.danger } },
});
