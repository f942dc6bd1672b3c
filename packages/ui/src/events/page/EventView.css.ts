import { createContainer, type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { containers, inLayer, layers, media, text, vars } from '@vitrine/theme';

const { border, color, container, space } = vars;

/** The page answers to its own width, not to that of the window. */
const eventPage = createContainer();

/** Condition for `@container` under which the poster is beside the title. */
const mediumLayout = `${eventPage} ${containers.medium}`;

/** Condition for `@container` under which the poster is above the title. */
const narrowLayout = `${eventPage} not ${containers.medium}`;

/** Condition for `@container` under which the page has two columns. */
const pageLayout = `${eventPage} ${containers.page}`;

/** Condition for `@container` under which there is space for the full gap between them. */
const wideLayout = `${eventPage} (min-width: 1100px)`;

/** Gap between the columns of a wide page, and width of the poster beside the title, in px. */
const wideGap = 72;
const posterWidth = 240;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const root = style(
  inLayer.domains({ containerName: eventPage, containerType: 'inline-size', minInlineSize: 0 }),
);

/**
 * Narrow: one column. Medium: the poster beside the title, all else below them. Wide: two columns,
 * with the text below the poster.
 */
export const columns = style(
  inLayer.domains({
    ...column,
    gridTemplateAreas: '"picture" "titles" "facts" "registration" "notes"',
    rowGap: space[24],
    '@container': {
      [mediumLayout]: {
        gridTemplateColumns: `${posterWidth}px minmax(0, 1fr)`,
        gridTemplateAreas:
          '"picture titles" "facts facts" "registration registration" "notes notes"',
        columnGap: space[32],
        rowGap: space[32],
        // The page of a small window begins without a space, for a poster from edge to edge.
        '@media': { [media.small]: { paddingBlockStart: space[24] } },
      },
      [pageLayout]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
        gridTemplateRows: 'auto 1fr',
        gridTemplateAreas: '"picture label" "notes label"',
        columnGap: space[40],
        rowGap: space[24],
        alignItems: 'start',
      },
      [wideLayout]: { columnGap: wideGap },
    },
  }),
);

/** From edge to edge of a small window, unless it is beside the title. */
export const picture = style(
  inLayer.domains({
    gridArea: 'picture',
    aspectRatio: '1',
    '@container': {
      [narrowLayout]: {
        '@media': { [media.small]: { marginInline: `calc(${container.gutter} * -1)` } },
      },
      [mediumLayout]: { aspectRatio: '4 / 5', alignSelf: 'start' },
    },
  }),
);

/** Its parts are in the grid of the page, unless they are a column of their own. */
export const label = style(
  inLayer.domains({
    display: 'contents',
    '@container': { [pageLayout]: { ...column, gridArea: 'label', rowGap: space[32] } },
  }),
);

export const titles = style(
  inLayer.domains({
    ...column,
    gridArea: 'titles',
    rowGap: space[12],
    '@container': {
      [mediumLayout]: { alignSelf: 'end' },
      [pageLayout]: { gridArea: 'auto' },
    },
  }),
);

export const title = style(
  inLayer.domains({
    '@container': { [mediumLayout]: text('displayL'), [pageLayout]: text('displayXl') },
  }),
);

export const summary = style(inLayer.domains({ marginBlockStart: space[8] }));

export const notice = style(inLayer.domains({ marginBlockStart: space[12] }));

export const facts = style(
  inLayer.domains({
    ...column,
    gridArea: 'facts',
    rowGap: space[24],
    '@container': { [pageLayout]: { gridArea: 'auto' } },
  }),
);

export const registration = style(
  inLayer.domains({
    ...column,
    gridArea: 'registration',
    rowGap: space[40],
    marginBlockStart: space[12],
    ':empty': { display: 'none' },
    '@container': { [pageLayout]: { gridArea: 'auto', marginBlockStart: 0 } },
  }),
);

export const notes = style(
  inLayer.domains({
    ...column,
    gridArea: 'notes',
    rowGap: space[20],
    marginBlockStart: space[32],
    '@container': { [pageLayout]: { marginBlockStart: space[4] } },
  }),
);

/** Below the poster the text needs no title. */
export const notesTitle = style(
  inLayer.domains({ '@container': { [pageLayout]: { display: 'none' } } }),
);

/** Styles elements of the description. */
const within = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>) =>
  globalStyle(`${notes} :where(${selector})`, { '@layer': { [layers.domains]: rule } });

within('p, ul, ol, blockquote', { maxInlineSize: '68ch', textWrap: 'pretty' });
within('* + :is(h1, h2, h3)', { marginBlockStart: space[24] });
// A table of performers: an ink rule, and what they play at the end of each line.
within('table', { borderBlockStart: `${border.width} solid ${color.text}` });
within('table + *', { marginBlockStart: space[20] });
within('tbody', {
  display: 'grid',
  columnGap: space[32],
  '@container': {
    [mediumLayout]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [pageLayout]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
within('tr', {
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: space[16],
  borderBlockEnd: `${border.width} solid ${color.hairline}`,
});
within('td, th', { padding: `calc(${space[8]} + ${border.width}) 0`, border: 'none' });
within('td:last-child:not(:first-child)', { color: color.textMuted, textAlign: 'end' });
