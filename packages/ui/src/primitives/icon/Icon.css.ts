import { style } from '@vanilla-extract/css';
import { inLayer } from '@vitrine/theme';

export const root = style(inLayer.primitives({ flex: 'none' }));

export const mirrored = style(
  inLayer.primitives({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }),
);
