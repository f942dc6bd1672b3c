import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

export const root = style(
  inLayer.domains({
    display: 'grid',
    justifyItems: 'center',
    paddingBlock: vars.space[40],
    // It receives the focus only to be announced. Its controls show the focus ring.
    outline: 'none',
  }),
);
