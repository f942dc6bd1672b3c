import { createContainer, style } from '@vanilla-extract/css';
import { containers, inLayer, media, vars } from '@vitrine/theme';

const { space } = vars;

/** The page answers to its own width, not to that of the window. */
const orderPage = createContainer();

/** Condition for `@container` under which the page has two columns. */
const pageLayout = `${orderPage} ${containers.page}`;

/** Condition for `@container` under which there is space for the full gap between them. */
const wideLayout = `${orderPage} (min-width: 1100px)`;

/** Gap between the columns of a wide page, in px. */
const wideGap = 72;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const root = style(
  inLayer.domains({
    paddingBlock: `${space[24]} ${space[80]}`,
    '@media': { [media.medium]: { paddingBlock: `${space[56]} ${space[96]}` } },
  }),
);

export const container = style(
  inLayer.domains({ containerName: orderPage, containerType: 'inline-size' }),
);

/** One column: status, event, files, tickets, payment, guests. Wide: two columns from the top. */
export const columns = style(
  inLayer.domains({
    display: 'flex',
    flexDirection: 'column',
    gap: space[32],
    '@container': {
      [pageLayout]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4.6fr)',
        gridTemplateRows: 'auto 1fr',
        gridTemplateAreas: '"status aside" "main aside"',
        gap: space[40],
        alignItems: 'start',
      },
      [wideLayout]: { columnGap: wideGap },
    },
  }),
);

export const status = style(
  inLayer.domains({ '@container': { [pageLayout]: { gridArea: 'status' } } }),
);

export const aside = style(
  inLayer.domains({
    display: 'contents',
    '@container': {
      [pageLayout]: {
        ...column,
        gridArea: 'aside',
        gap: space[40],
        position: 'sticky',
        insetBlockStart: space[24],
      },
    },
  }),
);

export const main = style(
  inLayer.domains({
    display: 'contents',
    '@container': { [pageLayout]: { ...column, gridArea: 'main', gap: space[40] } },
  }),
);

/** The position in one column. */
const inOrder = (order: number) => style(inLayer.domains({ order }));

export const event = inOrder(1);
export const files = inOrder(2);
export const tickets = inOrder(3);
export const payment = style(inLayer.domains({ order: 4, ':empty': { display: 'none' } }));
export const guests = inOrder(5);
