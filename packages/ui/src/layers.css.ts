import { layers } from '@vitrine/theme';
import { globalLayer } from '@vanilla-extract/css';

// First in the style sheet, so that the order holds whichever sheet a host loads first.
for (const layer of Object.values(layers)) globalLayer(layer);
