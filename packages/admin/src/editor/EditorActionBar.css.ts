import { style } from '@vanilla-extract/css';
import { inLayer, media } from '@vitrine/theme';

// Twice the class: the button's own `display` may come later in the same layer.
export const onlyWide = style(
  inLayer.domains({ '@media': { [media.small]: { selectors: { '&&': { display: 'none' } } } } }),
);

export const onlyNarrow = style(
  inLayer.domains({ '@media': { [media.medium]: { selectors: { '&&': { display: 'none' } } } } }),
);
