import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

export const root = style(inLayer.domains({ ...text('body'), color: vars.color.textMuted }));

export const instructions = style(inLayer.domains({ ...text('caption'), display: 'block' }));
