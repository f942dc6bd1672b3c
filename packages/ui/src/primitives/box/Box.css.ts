import { style } from '@vanilla-extract/css';
import { inLayer } from '@vitrine/theme';

export const stack = style(inLayer.primitives({ display: 'flex', flexDirection: 'column' }));

export const inline = style(inLayer.primitives({ display: 'flex', flexWrap: 'wrap' }));

export const unwrapped = style(inLayer.primitives({ flexWrap: 'nowrap' }));

export const grid = style(inLayer.primitives({ display: 'grid' }));
