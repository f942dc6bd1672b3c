import { style } from '@vanilla-extract/css';
import { inLayer } from '@vitrine/theme';

export const list = style(
  inLayer.domains({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' }),
);
