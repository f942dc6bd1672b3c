import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

export const root = style(
  inLayer.domains({ ...text('caption'), flexBasis: '100%', color: vars.color.textMuted }),
);
