import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

export const list = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space['12']} ${vars.space['32']}`,
  }),
);
