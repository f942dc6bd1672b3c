import { createContainer, style } from '@vanilla-extract/css';
import { containers, inLayer, media, text, transition, vars } from '@vitrine/theme';
import { coverLinkStyle } from '../../utils/styles/cover-link.ts';

const { border, color, size, space } = vars;

/** Widths of the columns in px. The date has a column if there is enough space. */
const column = { date: '88px', poster: '72px', narrowPoster: '80px', offer: '168px' };

/** Width of the actions in px: the same in all rows. */
const actionWidth = '152px';

/** The padding by which a row is as high as its token, with a poster of this width. */
const getPadding = (height: string, posterWidth: string) =>
  `calc((${height} - ${posterWidth} * 5 / 4) / 2)`;

/** A row answers to its own width. */
const eventRow = createContainer();

/** Condition for `@container` under which the date has a column, and the row an action. */
const roomyLayout = `${eventRow} ${containers.medium}`;

/** Condition for `@container` under which price and action have columns of their own. */
const pageLayout = `${eventRow} ${containers.page}`;

export const root = style(
  inLayer.domains({
    containerName: eventRow,
    containerType: 'inline-size',
    position: 'relative',
    borderBlockEnd: `${border.width} solid ${color.hairline}`,
  }),
);

export const columns = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: `${column.narrowPoster} minmax(0, 1fr)`,
    gridTemplateAreas: '"poster label" "poster offer" "action action"',
    gridTemplateRows: '1fr auto auto',
    columnGap: space[16],
    alignItems: 'start',
    paddingBlock: getPadding(size.rowEventNarrow, column.narrowPoster),
    '@container': {
      [roomyLayout]: {
        gridTemplateColumns: `${column.date} ${column.poster} minmax(0, 1fr) ${actionWidth}`,
        gridTemplateAreas: '"date poster label offer" "date poster label action"',
        gridTemplateRows: '1fr auto',
        alignItems: 'center',
        paddingBlock: getPadding(size.rowEvent, column.poster),
      },
      [pageLayout]: {
        gridTemplateColumns: `${column.date} ${column.poster} minmax(0, 1fr) ${column.offer} ${actionWidth}`,
        gridTemplateAreas: '"date poster label offer action"',
        gridTemplateRows: 'auto',
        columnGap: space[24],
      },
    },
  }),
);

const isCanceled = `${root}[data-offer="canceled"] &`;

export const date = style(
  inLayer.domains({
    gridArea: 'date',
    display: 'none',
    justifyItems: 'start',
    '@container': { [roomyLayout]: { display: 'grid' } },
  }),
);

export const piece = style(inLayer.domains({ ...text('caption'), color: color.textMuted }));

export const number = style(
  inLayer.domains({
    ...text('displayM'),
    fontVariantNumeric: 'lining-nums',
    whiteSpace: 'nowrap',
    selectors: { [isCanceled]: { color: color.textMuted } },
  }),
);

export const undated = style(
  inLayer.domains({ ...text('label'), overflowWrap: 'anywhere', hyphens: 'auto' }),
);

export const poster = style(
  inLayer.domains({
    gridArea: 'poster',
    aspectRatio: '4 / 5',
    selectors: {
      '[data-pending] &': { opacity: 0.5 },
      [isCanceled]: { filter: 'grayscale(1)' },
    },
  }),
);

export const label = style(
  inLayer.domains({
    gridArea: 'label',
    display: 'grid',
    minInlineSize: 0,
    rowGap: space[2],
    '@container': { [roomyLayout]: { rowGap: 0 } },
  }),
);

export const title = style(
  inLayer.domains({
    ...text('headingRow'),
    overflowWrap: 'anywhere',
    maxInlineSize: '32ch',
    selectors: { [isCanceled]: { color: color.textMuted } },
    '@container': { [roomyLayout]: { ...text('displayS'), marginBlockEnd: space[4] } },
  }),
);

export const link = style(
  inLayer.domains({
    ...coverLinkStyle({ underlinedIn: root }),
    // A row that gets the focus scrolls out from under the heading of its month.
    scrollMarginBlockStart: space[96],
  }),
);

/** In the heading outline the title precedes the date. Visually, the date comes first. */
export const shortTimes = style(
  inLayer.domains({
    ...text('caption'),
    order: -1,
    selectors: { '&:empty': { display: 'none' }, [isCanceled]: { color: color.textMuted } },
    '@container': { [roomyLayout]: { display: 'none' } },
  }),
);

/** Wraps as a whole, so that no range of times is on two lines. */
export const unit = style(inLayer.domains({ display: 'inline-block' }));

export const strong = style(inLayer.domains({ fontWeight: vars.text.bodyStrong.weight }));

export const times = style(
  inLayer.domains({
    ...text('body'),
    display: 'none',
    color: color.textMuted,
    '@container': {
      [roomyLayout]: { display: 'block', selectors: { '&:empty': { display: 'none' } } },
    },
  }),
);

export const venue = style(
  inLayer.domains({
    ...text('caption'),
    '@container': { [roomyLayout]: text('body') },
  }),
);

export const offer = style(
  inLayer.domains({
    gridArea: 'offer',
    marginBlockStart: space[8],
    '@container': {
      // Mark and price on one line above the action, the price at the end edge.
      [roomyLayout]: {
        flexDirection: 'row-reverse',
        alignSelf: 'start',
        columnGap: space[8],
        marginBlockStart: 0,
        textAlign: 'end',
      },
      [pageLayout]: { flexDirection: 'column', alignSelf: 'center', alignItems: 'end' },
    },
  }),
);

/** While loading, the price is where it will be. */
export const loadingOffer = style(inLayer.domains({ display: 'flex' }));

export const loadingAction = style(inLayer.domains({ blockSize: vars.size.control }));

/** Over the row's link. In narrow rows the link is enough. */
export const action = style(
  inLayer.domains({
    gridArea: 'action',
    position: 'relative',
    zIndex: 1,
    display: 'none',
    '@container': {
      [roomyLayout]: { display: 'block', alignSelf: 'end' },
      [pageLayout]: { alignSelf: 'center' },
    },
    selectors: { '&:empty': { display: 'none' } },
  }),
);

/** An action of the host is in narrow rows too. */
export const hostAction = style(
  inLayer.domains({
    gridArea: 'action',
    position: 'relative',
    zIndex: 1,
    marginBlockStart: space[12],
    '@container': {
      [roomyLayout]: { marginBlockStart: 0, alignSelf: 'end', justifySelf: 'end' },
      [pageLayout]: { alignSelf: 'center' },
    },
  }),
);

/** Takes the row's hover, as the whole row is a link to the same page. */
export const actionLink = style(
  inLayer.domains({
    ...transition(['border-color']),
    paddingInline: space[8],
    '@media': {
      [media.hover]: { selectors: { [`${root}:hover &`]: { borderColor: color.text } } },
    },
  }),
);
