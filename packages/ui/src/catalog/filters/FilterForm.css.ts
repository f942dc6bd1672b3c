import { style } from '@vanilla-extract/css';
import { inLayer } from '@vitrine/theme';

export const root = style(inLayer.domains({ display: 'grid' }));
