import { style } from '@vanilla-extract/css';
import { containers, inLayer, media, vars } from '@vitrine/theme';

const { border, color, radius, space } = vars;

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

/** Rows answer to their container, not to the window. */
export const rowsRoot = style(inLayer.domains({ containerType: 'inline-size' }));

/** Lines below one ink rule. The first column is filled first, so that neighbors stay neighbors. */
export const rows = style(
  inLayer.domains({
    borderBlockStart: `${border.width} solid ${color.text}`,
    '@container': { [containers.medium]: { columnCount: 2, columnGap: space[24] } },
  }),
);

export const rowItem = style(inLayer.domains({ breakInside: 'avoid' }));

export const row = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: '45px minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: space[16],
    paddingBlock: space[8],
    borderBlockEnd: `${border.width} solid ${color.hairline}`,
    color: 'inherit',
    textDecoration: 'none',
    '@container': { [containers.medium]: { gridTemplateColumns: '64px minmax(0, 1fr) auto auto' } },
  }),
);

export const thumbnail = style(inLayer.domains({ inlineSize: '100%', aspectRatio: '4 / 5' }));

export const chevron = style(inLayer.domains({ color: color.text }));
