import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

const { color, space } = vars;

export const button = style(
  inLayer.domains({
    ...text('caption'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: 24,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    '@media': { [media.hover]: { selectors: { '&:hover': { color: color.text } } } },
    selectors: { '[aria-sort]:not([aria-sort="none"]) &': { color: color.text } },
  }),
);
