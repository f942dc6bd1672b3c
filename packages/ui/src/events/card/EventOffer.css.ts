import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const { space } = vars;

export const root = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[16],
    rowGap: space[2],
  }),
);

export const strong = style(inLayer.domains({ fontWeight: vars.text.bodyStrong.weight }));

export const note = style(inLayer.domains({ whiteSpace: 'nowrap' }));
