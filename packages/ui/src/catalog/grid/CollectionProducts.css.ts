import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

export const footer = style(inLayer.domains({ marginBlockStart: vars.space[56] }));
