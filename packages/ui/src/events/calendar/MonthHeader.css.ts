import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

const { space } = vars;

export const root = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[8],
    rowGap: space[4],
    paddingBlockEnd: space[12],
  }),
);

export const title = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minInlineSize: 0,
    marginInlineEnd: 'auto',
  }),
);

// The arrows end on the line of the page.
export const actions = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    marginInlineEnd: `calc(${space[12]} * -1)`,
  }),
);

/** Below the month if there is no space next to it. */
export const today = style(
  inLayer.domains({
    '@media': {
      [media.small]: {
        order: 1,
        marginInlineStart: `calc(${space[12]} * -1)`,
        paddingInline: space[12],
      },
    },
  }),
);
