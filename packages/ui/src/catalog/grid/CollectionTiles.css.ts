import { style } from '@vanilla-extract/css';
import { containers, inLayer, media, text, vars } from '@vitrine/theme';

const { border, color, radius, space } = vars;

export const root = style(inLayer.domains({ display: 'grid', gap: space[32], minInlineSize: 0 }));

const tiles = style(
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

/** Mosaic and rows answer to their container, not to the window. */
export const container = style(inLayer.domains({ containerType: 'inline-size' }));

/** Twelve columns on a wide page, two on a narrow one. The last row is full, whatever the number. */
const mosaic = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    columnGap: space[12],
    // Images and captions have rows of their own, so that images next to each other end together.
    rowGap: space[16],
    marginBlockEnd: `calc(${space[16]} * -1)`,
    '@container': {
      [containers.medium]: { columnGap: space[24], marginBlockEnd: `calc(${space[40]} * -1)` },
      [containers.wide]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
    },
  }),
);

const lead = '&:first-child';
/** An item that would be alone in the last row: of rows of two, of three, and of the wide page. */
const last = {
  ofTwo: '&:last-child:nth-child(2n):not(:first-child)',
  ofThree: '&:last-child:nth-child(3n + 2):not(:first-child)',
  wide: '&:last-child:nth-child(3n):not(:first-child)',
  /** The second of two on a wide page: it mirrors the first row. */
  mirrored: '&:last-child:nth-child(3n + 1):not(:first-child)',
};
/** Two that would leave a row of three open share it. */
const pair = {
  first: '&:nth-last-child(2):nth-child(3n + 2):not(:first-child)',
  second: '&:last-child:nth-child(3n):not(:first-child)',
};
/**
 * The last four, of which one would be alone: they are two rows of two, because a row of one would
 * cut most of its image.
 *
 * @param first the position of the first of the four, modulo three.
 */
const lastFour = (first: number) => {
  const places = [4, 3, 2, 1].map(
    (fromEnd, index) => `:nth-last-child(${fromEnd}):nth-child(3n + ${first + index})`,
  );
  return `&:is(${places.join()}):not(:first-child)`;
};
const four = { medium: lastFour(2), wide: lastFour(3) };
const full = { gridColumn: '1 / -1' };

const mosaicItem = style(
  inLayer.domains({
    display: 'grid',
    gridColumn: 'span 3',
    gridRow: 'span 2',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    minInlineSize: 0,
    selectors: { [lead]: full, [last.ofTwo]: full },
    '@container': {
      [containers.medium]: {
        gridColumn: 'span 2',
        selectors: {
          [last.ofTwo]: { gridColumn: 'span 2' },
          [pair.first]: { gridColumn: 'span 3' },
          [pair.second]: { gridColumn: 'span 3' },
          [lead]: full,
          [last.ofThree]: full,
          [four.medium]: { gridColumn: 'span 3' },
        },
      },
      [containers.wide]: {
        gridColumn: 'span 4',
        selectors: {
          [last.ofTwo]: { gridColumn: 'span 4' },
          [last.ofThree]: { gridColumn: 'span 4' },
          [pair.first]: { gridColumn: 'span 4' },
          [four.medium]: { gridColumn: 'span 4' },
          [lead]: { gridColumn: 'span 8' },
          [last.wide]: full,
          [last.mirrored]: { gridColumn: 'span 8' },
          [four.wide]: { gridColumn: 'span 6' },
        },
      },
    },
  }),
);

export const mosaicTile = style(
  inLayer.domains({
    gridRow: 'span 2',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    justifyItems: 'stretch',
  }),
);

const under = (selector: string) => `${mosaicItem}${selector.slice(1)} &`;

export const mosaicFrame = style(
  inLayer.domains({
    inlineSize: '100%',
    blockSize: '100%',
    aspectRatio: '4 / 5',
    overflow: 'hidden',
    selectors: {
      [under(lead)]: { aspectRatio: '1 / 1.12' },
      // A wider frame would cut the top off what is in an upright image.
      [under(last.ofTwo)]: { aspectRatio: '1' },
    },
    '@media': {
      // Edge to edge on a narrow page, not in a narrow part of a wide one.
      [media.small]: {
        selectors: {
          [under(lead)]: {
            inlineSize: `calc(100% + 2 * ${vars.container.gutter})`,
            marginInline: `calc(${vars.container.gutter} * -1)`,
            borderRadius: 0,
          },
        },
      },
    },
    '@container': {
      [containers.medium]: {
        selectors: {
          [under(last.ofTwo)]: { aspectRatio: '4 / 5' },
          [under(pair.first)]: { aspectRatio: '1' },
          [under(pair.second)]: { aspectRatio: '1' },
          [under(last.ofThree)]: { aspectRatio: '21 / 9' },
          [under(four.medium)]: { aspectRatio: '1' },
          [under(lead)]: {
            aspectRatio: '3 / 2',
            inlineSize: '100%',
            marginInline: 0,
            borderRadius: radius.mediaFrame,
          },
        },
      },
      [containers.wide]: {
        selectors: {
          [under(last.ofThree)]: { aspectRatio: '4 / 5' },
          [under(four.medium)]: { aspectRatio: '4 / 5' },
          [under(pair.first)]: { aspectRatio: '4 / 5' },
          [under(last.wide)]: { aspectRatio: '21 / 9' },
          [under(last.mirrored)]: { aspectRatio: '3 / 2' },
          [under(four.wide)]: { aspectRatio: '1' },
          // As high as the lead beside it.
          [under('&:nth-child(2)')]: { aspectRatio: 'auto', minBlockSize: 0 },
          [under('&:nth-last-child(2):nth-child(3n):not(:first-child)')]: {
            aspectRatio: 'auto',
            minBlockSize: 0,
          },
        },
      },
    },
  }),
);

/** Name and number on one line, the description below. */
export const caption = style(
  inLayer.domains({
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    alignContent: 'start',
    columnGap: space[12],
    rowGap: space[4],
    paddingBlockEnd: space[16],
    selectors: { [under(lead)]: { display: 'grid' }, [under(last.ofTwo)]: { display: 'grid' } },
    '@container': { [containers.medium]: { display: 'grid', paddingBlockEnd: space[40] } },
  }),
);

export const mosaicName = style(
  inLayer.domains({
    // The number of a narrow tile follows its name: at the end, it would be nearer to the next tile.
    display: 'inline',
    overflowWrap: 'anywhere',
    textUnderlineOffset: '0.2em',
    '@container': { [containers.medium]: { selectors: { [under(lead)]: text('displayM') } } },
    '@media': {
      [media.hover]: { selectors: { [`${mosaicTile}:hover &`]: { textDecoration: 'underline' } } },
    },
  }),
);

export const mosaicCount = style(
  inLayer.domains({
    display: 'inline',
    marginInlineStart: space[12],
    whiteSpace: 'nowrap',
    selectors: {
      [under(lead)]: { marginInlineStart: 0 },
      [under(last.ofTwo)]: { marginInlineStart: 0 },
    },
    '@container': { [containers.medium]: { marginInlineStart: 0 } },
  }),
);

/** Two columns on a narrow page have space for the number only. */
export const count = style(
  inLayer.domains({
    display: 'none',
    whiteSpace: 'nowrap',
    selectors: { [under(lead)]: { display: 'inline' }, [under(last.ofTwo)]: { display: 'inline' } },
    '@container': { [containers.medium]: { display: 'inline' } },
  }),
);

export const shortCount = style(
  inLayer.domains({
    selectors: { [under(lead)]: { display: 'none' }, [under(last.ofTwo)]: { display: 'none' } },
    '@container': { [containers.medium]: { display: 'none' } },
  }),
);

export const sentence = style(
  inLayer.domains({
    gridColumn: '1 / -1',
    // Two columns on a narrow page have no space for it.
    display: 'none',
    selectors: { [under(lead)]: { display: 'block' }, [under(last.ofTwo)]: { display: 'block' } },
    '@container': { [containers.medium]: { display: 'block' } },
  }),
);

/** Lines below one ink rule. The first column is filled first, so that neighbors stay neighbors. */
const rows = style(
  inLayer.domains({
    borderBlockStart: `${border.width} solid ${color.text}`,
    '@container': { [containers.medium]: { columnCount: 2, columnGap: space[24] } },
  }),
);

export const lists = { tiles, mosaic, rows } as const;

const rowItem = style(inLayer.domains({ breakInside: 'avoid' }));

export const items = { tiles: undefined, mosaic: mosaicItem, rows: rowItem } as const;

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
