import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

export const root = style(inLayer.domains({ listStyle: 'none', margin: 0, padding: 0 }));

export const entry = style(
  inLayer.domains({
    selectors: {
      '&:not(:last-child)': {
        borderBlockEnd: `${vars.border.width} solid ${vars.color.hairline}`,
      },
    },
  }),
);

export const messages = style(
  inLayer.domains({
    display: 'grid',
    gap: vars.space[12],
    paddingBlock: vars.space[16],
    selectors: { '&:empty': { display: 'none' } },
  }),
);
