import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';
import { ruledSectionStyle } from '../../utils/styles/section.ts';

const { space } = vars;

/** Its section already has a rule above. */
export const invoice = style(inLayer.domains({ borderBlockStart: 'none', paddingBlockStart: 0 }));

/** The payment of an order, with its invoice as a file. */
export const root = style(
  inLayer.domains({ ...ruledSectionStyle(space[16], space[16]), justifyItems: 'stretch' }),
);
