import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

export const root = style(
  inLayer.domains({
    display: 'grid',
    justifyItems: 'center',
    paddingBlock: vars.space[40],
    // It takes the focus only to be read out: what can be used in it shows the ring.
    outline: 'none',
  }),
);
