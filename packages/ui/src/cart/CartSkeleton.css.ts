import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

/** The size of the later stepper. */
export const stepper = style(inLayer.domains({ inlineSize: 'auto', blockSize: vars.size.stepper }));
