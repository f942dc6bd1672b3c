import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;

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

const inLine = { display: 'flex', alignItems: 'center' } as const;

export const actions = style(
  inLayer.domains({ ...inLine, gap: space[8], marginInlineStart: 'auto' }),
);

/** Without frames, the arrows themselves end on the line of the page. */
export const quietActions = style(
  inLayer.domains({ ...inLine, marginInlineEnd: `calc(${space[12]} * -1)` }),
);

/** In small windows without a frame, so that the month and its actions are on one line. */
export const today = style(
  inLayer.domains({
    '@media': {
      [media.small]: {
        ...text('label'),
        minInlineSize: 0,
        paddingInline: space[4],
        borderColor: 'transparent',
        background: 'none',
        textDecorationLine: 'underline',
        textDecorationThickness: border.width,
        textDecorationColor: color.borderControl,
        textUnderlineOffset: '0.3em',
      },
    },
  }),
);
