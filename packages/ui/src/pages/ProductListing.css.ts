import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const { space } = vars;

/** The applied filters and the results. */
export const results = style(
  inLayer.domains({
    display: 'grid',
    gap: space[24],
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlockStart: space[24],
  }),
);
