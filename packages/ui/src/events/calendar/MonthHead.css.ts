import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const { space } = vars;

export const root = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[16],
    rowGap: space[4],
    paddingBlockEnd: space[12],
  }),
);

export const title = style(
  inLayer.domains({ display: 'flex', alignItems: 'center', gap: space[12], minInlineSize: 0 }),
);

// The arrows end on the line of the page.
export const ways = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    marginInlineEnd: `calc(${space[12]} * -1)`,
  }),
);
