import { style } from '@vanilla-extract/css';
import { inLayer, media } from '@vitrine/theme';

export const onlyWide = style(
  inLayer.domains({ '@media': { [media.small]: { display: 'none' } } }),
);

export const onlyNarrow = style(
  inLayer.domains({ '@media': { [media.medium]: { display: 'none' } } }),
);
