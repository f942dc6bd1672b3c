import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

export const foot = style(inLayer.domains({ marginBlockStart: vars.space[56] }));
