import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

/** As large as the stepper that will be there. */
export const stepper = style(inLayer.domains({ inlineSize: 'auto', blockSize: vars.size.stepper }));
