import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const { space } = vars;

export const page = style(inLayer.domains({ paddingBlock: `${space[16]} ${space[80]}` }));

export const list = style(
  inLayer.domains({ display: 'grid', gap: space[24], gridTemplateColumns: 'minmax(0, 1fr)' }),
);

export const cards = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
    columnGap: space[24],
    rowGap: space[56],
    paddingBlock: space[32],
  }),
);
