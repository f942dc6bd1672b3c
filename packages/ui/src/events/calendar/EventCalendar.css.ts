import { createVar, style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';
import { eventList } from '../list/event-columns.css.ts';
import { columnGap } from './MonthGrid.css.ts';

const { border, color, radius, size, space } = vars;

const rule = `${border.width} solid ${color.hairline}`;

/** Condition for `@container` under which days have titles; below it, dots and lines. */
const titledLayout = `${eventList} (min-width: 700px)`;

/** Height in px of a day with titles, of a day with dots, and of a bar. */
const height = { titled: '124px', dotted: '56px', bar: '26px', line: '3px', dot: '5px' };

/** Diameter of the disc around a chosen number. */
const disc = '28px';

export const root = style(
  inLayer.domains({
    containerName: eventList,
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[8],
  }),
);

export const grid = style(
  inLayer.domains({
    borderBlockEnd: rule,
    '@container': { [titledLayout]: { vars: { [columnGap]: space[16] } } },
  }),
);

/** Number, bars and titles from the top; with dots, they are centered below the number. */
export const cell = style(
  inLayer.domains({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    gap: space[2],
    minBlockSize: height.dotted,
    paddingBlock: space[4],
    '@container': {
      [titledLayout]: {
        justifyItems: 'stretch',
        gap: space[8],
        minBlockSize: height.titled,
        paddingBlock: space[8],
      },
    },
  }),
);

export const number = style(
  inLayer.domains({
    ...text('bodyStrong'),
    display: 'grid',
    gridAutoFlow: 'column',
    placeItems: 'center',
    columnGap: space[4],
    justifySelf: 'center',
    boxSizing: 'border-box',
    minInlineSize: disc,
    blockSize: disc,
    borderRadius: radius.full,
    whiteSpace: 'nowrap',
    selectors: {
      '[data-muted] &': { fontWeight: vars.text.body.weight },
      '[aria-selected="true"] &': {
        background: color.action,
        color: color.onAction,
      },
    },
    '@container': {
      [titledLayout]: {
        justifySelf: 'start',
        minInlineSize: 0,
        selectors: {
          // A disc around the number, which stays on the line of the others.
          '[aria-selected="true"] &': {
            minInlineSize: disc,
            paddingInline: space[4],
            marginInlineStart: `calc((1ch - ${disc}) / 2)`,
          },
        },
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '[aria-selected="true"] &': { outline: `${border.selected} solid Highlight` },
        },
      },
    },
  }),
);

/** The name of the month beside a number, where there is space for it. */
export const month = style(
  inLayer.domains({
    display: 'none',
    '@container': { [titledLayout]: { display: 'inline' } },
  }),
);

/** A ring around today. */
export const today = style(
  inLayer.domains({
    minInlineSize: disc,
    border: `${border.width} solid ${color.text}`,
    '@container': {
      [titledLayout]: {
        minInlineSize: disc,
        paddingInline: space[4],
        marginInlineStart: `calc((1ch - ${disc}) / 2)`,
      },
    },
  }),
);

const dottedOnly = {
  display: 'flex',
  '@container': { [titledLayout]: { display: 'none' } },
} as const;

export const dots = style(
  inLayer.domains({ ...dottedOnly, gap: space[2], minBlockSize: height.dot }),
);

export const dot = style(
  inLayer.domains({
    inlineSize: height.dot,
    blockSize: height.dot,
    borderRadius: radius.full,
    background: 'currentColor',
    forcedColorAdjust: 'none',
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
);

/** Two lanes at the bottom of a cell, from edge to edge: lines of adjacent days meet. */
export const lines = style(
  inLayer.domains({
    ...dottedOnly,
    display: 'grid',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: space[2],
    gridTemplateRows: `repeat(2, ${height.line})`,
    rowGap: space[2],
  }),
);

export const line = style(
  inLayer.domains({
    background: color.textMuted,
    forcedColorAdjust: 'none',
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
);

/** The number of lanes that the bars of a day need. */
export const laneCount = createVar();

export const bars = style(
  inLayer.domains({
    display: 'none',
    '@container': {
      [titledLayout]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: `repeat(${laneCount}, minmax(${height.bar}, auto))`,
        rowGap: space[4],
      },
    },
  }),
);

/** The number of days that a bar spans. */
export const dayCount = createVar();

/** Over the cells of its days, and over the gaps between them. */
export const bar = style(
  inLayer.domains({
    ...text('caption'),
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    columnGap: space[4],
    gridColumn: 1,
    boxSizing: 'border-box',
    inlineSize: `calc(${dayCount} * 100% + (${dayCount} - 1) * ${columnGap})`,
    paddingInline: space[8],
    background: color.fillHover,
    color: color.text,
    lineHeight: height.bar,
    overflow: 'hidden',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-offer="canceled"]': { textDecorationLine: 'line-through' },
      '&[data-offer="ended"]': { color: color.textMuted },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: color.fillActive } } },
      [media.forcedColors]: { border: `${border.width} solid CanvasText` },
    },
  }),
);

const corner = radius.control;

export const barStart = style(
  inLayer.domains({ borderStartStartRadius: corner, borderEndStartRadius: corner }),
);

export const barEnd = style(
  inLayer.domains({ borderStartEndRadius: corner, borderEndEndRadius: corner }),
);

/** A block of its own direction, so that a title that is cut keeps its beginning. */
export const barTitle = style(
  inLayer.domains({
    flex: '0 1 auto',
    minInlineSize: 0,
    overflow: 'hidden',
    fontWeight: vars.text.bodyStrong.weight,
    textOverflow: 'ellipsis',
  }),
);

/** Two lines in the space of one day, where no lane follows. */
export const barLines = style(
  inLayer.domains({
    paddingBlock: `calc((${height.bar} - ${vars.text.caption.line}) / 2)`,
    lineHeight: vars.text.caption.line,
    whiteSpace: 'normal',
  }),
);

/** The title of such a bar. */
export const barLinesTitle = style(
  inLayer.domains({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflowWrap: 'anywhere',
  }),
);

export const barTimes = style(inLayer.domains({ flex: 'none' }));

export const titles = style(
  inLayer.domains({
    display: 'none',
    '@container': {
      [titledLayout]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space[8],
      },
    },
  }),
);

export const event = style(
  inLayer.domains({
    ...text('caption'),
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minBlockSize: size.target,
    color: 'inherit',
    textDecoration: 'none',
  }),
);

/** The time, and on the same line the status if there is space for all of it. */
export const when = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[8],
    color: color.textMuted,
  }),
);

/** Two lines at most. A title keeps its own direction, and its beginning. */
export const title = style(
  inLayer.domains({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    fontWeight: vars.text.bodyStrong.weight,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: {
      '[data-offer="canceled"] > &': {
        color: color.textMuted,
        textDecorationLine: 'line-through',
      },
      '[data-offer="ended"] > &': { color: color.textMuted },
      // At the start of the cell, also in a title of the other direction.
      ':dir(rtl) > &:dir(ltr), :dir(ltr) > &:dir(rtl)': { textAlign: 'end' },
    },
    '@media': {
      [media.hover]: {
        selectors: { [`${event}:hover > &`]: { textDecorationLine: 'underline' } },
      },
    },
  }),
);

export const more = style(inLayer.domains({ ...text('caption'), color: color.textMuted }));

export const day = style(
  inLayer.domains({ marginBlockStart: space[32], outline: 'none', scrollMarginBlock: space[80] }),
);

/** The count is below the day where there is no room beside the longest one. */
export const dayHead = style(
  inLayer.domains({
    flexDirection: 'column',
    '@container': { [titledLayout]: { flexDirection: 'row' } },
  }),
);

/** The next day with events follows where the month has no titles. */
export const nextDay = style(
  inLayer.domains({
    marginBlockStart: space[24],
    '@container': { [titledLayout]: { display: 'none' } },
  }),
);

export const none = style(inLayer.domains({ paddingBlock: space[24] }));
