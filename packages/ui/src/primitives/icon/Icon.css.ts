import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

export const root = style(
  inLayer.primitives({ flex: 'none', inlineSize: vars.size.icon, blockSize: vars.size.icon }),
);

export const small = style(
  inLayer.primitives({ inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall }),
);

export const mirrored = style(
  inLayer.primitives({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }),
);
