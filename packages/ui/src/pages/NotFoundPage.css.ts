import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, layers, vars, media as widths } from '@vitrine/theme';

const { container, radius, space } = vars;

export const root = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[56],
    paddingBlockEnd: space[80],
    '@media': { [widths.medium]: { gap: space[80], paddingBlockEnd: space[96] } },
  }),
);

/** Without an image the text begins below the header like that of every page. */
export const frame = style(
  inLayer.domains({
    paddingBlockStart: space[24],
    '@media': { [widths.medium]: { paddingBlockStart: space[56] } },
  }),
);

export const withMedia = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[24],
    paddingBlockStart: 0,
    '@media': {
      [widths.medium]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
        alignItems: 'center',
        columnGap: space[40],
        paddingBlockStart: space[32],
      },
      [widths.large]: { columnGap: '72px' },
    },
  }),
);

/** Square; on a narrow page edge to edge, directly below the header. */
export const media = style(
  inLayer.domains({
    display: 'grid',
    overflow: 'hidden',
    aspectRatio: '1',
    marginInline: `calc(${container.gutter} * -1)`,
    '@media': { [widths.medium]: { marginInline: 0, borderRadius: radius.mediaFrame } },
  }),
);

globalStyle(`${media} > *`, {
  '@layer': {
    [layers.domains]: {
      inlineSize: '100%',
      blockSize: '100%',
      minBlockSize: 0,
      '@media': { [widths.small]: { borderRadius: 0 } },
    },
  },
});

export const kicker = style(inLayer.domains({ marginBlockEnd: space[12] }));

export const text = style(inLayer.domains({ maxInlineSize: '34rem', marginBlockStart: space[20] }));

export const search = style(
  inLayer.domains({ maxInlineSize: '32rem', marginBlockStart: space[24] }),
);

export const actions = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[24],
    rowGap: space[8],
    marginBlockStart: space[20],
  }),
);
