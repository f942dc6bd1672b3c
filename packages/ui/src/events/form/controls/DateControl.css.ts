import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const { space } = vars;

export const parts = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[12],
    rowGap: space[8],
    inlineSize: '100%',
  }),
);

export const short = style(inLayer.domains({ inlineSize: '4.5rem' }));

export const year = style(inLayer.domains({ inlineSize: '6rem' }));
