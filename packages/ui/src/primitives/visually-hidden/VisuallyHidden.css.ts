import { style } from '@vanilla-extract/css';
import { inLayer, visuallyHidden } from '@vitrine/theme';

export const root = style(inLayer.primitives(visuallyHidden));
