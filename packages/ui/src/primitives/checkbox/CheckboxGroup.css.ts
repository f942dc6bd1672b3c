import { style } from '@vanilla-extract/css';
import { inLayer } from '@vitrine/theme';
import { choiceList } from '../choice/list.ts';

export const root = style(inLayer.primitives(choiceList));
