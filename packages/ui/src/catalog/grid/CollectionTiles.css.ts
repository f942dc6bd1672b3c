import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

const { radius, space } = vars;

export const root = style(inLayer.domains({ display: 'grid', gap: space[32], minInlineSize: 0 }));

export const tiles = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space[12],
    rowGap: space[32],
    '@media': {
      [media.medium]: {
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        columnGap: space[24],
        rowGap: space[56],
      },
    },
  }),
);

export const tile = style(
  inLayer.domains({
    display: 'grid',
    justifyItems: 'start',
    borderRadius: radius.mediaFrame,
    color: 'inherit',
    textDecoration: 'none',
  }),
);

export const mediaFrame = style(
  inLayer.domains({ inlineSize: '100%', aspectRatio: '4 / 5', marginBlockEnd: space[16] }),
);

export const name = style(inLayer.domains({ overflowWrap: 'anywhere' }));

export const more = style(inLayer.domains({ justifySelf: 'center' }));
