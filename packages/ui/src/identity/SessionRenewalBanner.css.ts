import { style } from '@vanilla-extract/css';
import { inLayer } from '@vitrine/theme';

/** It has the focus only when it is empty. */
export const root = style(inLayer.domains({ outline: 'none' }));
