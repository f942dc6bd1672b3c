import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';
import { eventList, wideLayout } from '../list/event-columns.css.ts';

const { border, color, radius, size, space } = vars;

const rule = `${border.width} solid ${color.hairline}`;

export const root = style(
  inLayer.domains({
    containerName: eventList,
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[8],
  }),
);

export const grid = style(inLayer.domains({ borderBlockEnd: rule }));

/** Height of a day in rem where titles are in it: a number and three lines. */
const tall = '7.25rem';

export const cell = style(
  inLayer.domains({
    display: 'grid',
    alignContent: 'start',
    gap: space[4],
    minBlockSize: `calc(${size.row} + ${space[8]})`,
    paddingBlock: space[4],
    borderBlockStart: rule,
    selectors: {
      // Chosen: an ink rule over the day, as over all that begins.
      '[aria-selected="true"] > &': {
        borderBlockStart: `${border.selected} solid ${color.text}`,
        paddingBlockStart: `calc(${space[4]} - ${border.selected} + ${border.width})`,
      },
    },
    '@container': {
      [wideLayout]: { minBlockSize: tall, paddingBlockEnd: space[8], paddingInlineEnd: space[8] },
    },
  }),
);

export const number = style(
  inLayer.domains({ ...text('label'), justifySelf: 'start', lineHeight: size.target }),
);

/** Today is written on ink, around its number. */
export const today = style(
  inLayer.domains({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: size.target,
    blockSize: size.target,
    marginInlineStart: `calc(${space[4]} * -1)`,
    borderRadius: radius.full,
    background: color.action,
    color: color.onAction,
    '@media': { [media.forcedColors]: { outline: `${border.width} solid CanvasText` } },
  }),
);

export const dots = style(
  inLayer.domains({
    display: 'flex',
    gap: space[2],
    '@container': { [wideLayout]: { display: 'none' } },
  }),
);

export const dot = style(
  inLayer.domains({
    inlineSize: space[4],
    blockSize: space[4],
    borderRadius: radius.full,
    background: 'currentColor',
    forcedColorAdjust: 'none',
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
);

export const titles = style(
  inLayer.domains({
    display: 'none',
    '@container': { [wideLayout]: { display: 'grid', gap: space[2], minInlineSize: 0 } },
  }),
);

export const title = style(
  inLayer.domains({
    ...text('caption'),
    display: 'block',
    minBlockSize: size.target,
    paddingBlock: space[2],
    paddingInline: space[8],
    borderRadius: radius.control,
    background: color.fill,
    color: 'inherit',
    textDecoration: 'none',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-offer="canceled"]': { textDecoration: 'line-through' },
      '&[data-offer="ended"]': { color: color.textMuted },
    },
    '@media': { [media.hover]: { selectors: { '&:hover': { background: color.fillActive } } } },
  }),
);

export const more = style(
  inLayer.domains({ ...text('caption'), paddingInlineStart: space[8], color: color.textMuted }),
);

export const day = style(
  inLayer.domains({ marginBlockStart: space[32], outline: 'none', scrollMarginBlock: space[80] }),
);

export const dayTitle = style(
  inLayer.domains({
    paddingBlockEnd: space[12],
    borderBlockEnd: `${border.width} solid ${color.text}`,
  }),
);

export const none = style(inLayer.domains({ paddingBlock: space[24] }));
