import { style } from '@vanilla-extract/css';
import { inLayer } from '@vitrine/theme';
import { choiceListStyle } from '../_internal/choice/choice-list.ts';

export const root = style(inLayer.primitives(choiceListStyle));
