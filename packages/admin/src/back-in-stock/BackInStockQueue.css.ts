import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer, text, transition, vars } from '@vitrine/theme';
import { inLines } from '../list/in-lines.ts';
import * as list from '../list/List.css.ts';

const { border, color, space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const hairline = `${border.width} solid ${color.hairline}`;
const wide = 'list (min-width: 840px)';
const narrow = 'list (max-width: 839.98px)';

export const root = style([list.root, inLayer.domains({ gap: space[16] })]);

/** Focused when its last row has been removed; it is not a control. */
const resting = { outline: 'none' } as const;

export const requested = style(inLayer.domains({ ...column, ...resting, gap: space[12] }));

export const items = style(
  inLayer.domains({
    ...column,
    columnGap: space[24],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBlockStart: `${border.width} solid ${color.text}`,
    '@container': {
      'list (min-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      'list (min-width: 840px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
);

export const requestedItem = style(
  inLayer.domains({
    ...transition(['opacity']),
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: space[12],
    paddingBlock: space[12],
    borderBlockEnd: hairline,
    selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
  }),
);

/** Width of the image, in px. */
const widths = { line: 32, entry: 44 } as const;

export const item = styleVariants(widths, (width, kind) => [
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: `${width}px minmax(0, 1fr)`,
    alignItems: kind === 'line' ? 'center' : 'start',
    columnGap: space[12],
    minInlineSize: 0,
  }),
]);

export const itemPicture = style(inLayer.domains({ aspectRatio: '4 / 5' }));

const labelText = { margin: 0, overflowWrap: 'anywhere', textWrap: 'pretty' } as const;

export const itemName = styleVariants({
  line: [inLayer.domains({ ...text('body'), ...labelText })],
  entry: [inLayer.domains({ ...text('bodyStrong'), ...labelText })],
});

export const more = style(
  inLayer.domains({ ...text('caption'), ...labelText, color: color.textMuted }),
);

/** “Still sold out” may follow a number of requests, or begin the line. */
export const facts = style([
  more,
  inLayer.domains({ selectors: { '&::first-letter': { textTransform: 'uppercase' } } }),
]);

export const notify = style(inLayer.domains({ inlineSize: '100%' }));

export const allItems = style(inLayer.domains({ justifySelf: 'start' }));

export const requests = style(inLayer.domains(resting));

export const head = style(inLayer.domains({ '@container': { [narrow]: { display: 'none' } } }));

export const body = style(inLayer.domains({ '@container': { [narrow]: { display: 'block' } } }));

export const cell = style(
  inLayer.domains({ verticalAlign: 'middle', paddingInlineEnd: space[20] }),
);

export const row = style([
  list.row,
  inLayer.domains({
    '@container': {
      [narrow]: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        gridTemplateAreas: '"select email menu" "select status requested"',
        alignItems: 'center',
        columnGap: space[16],
        rowGap: space[4],
        paddingBlock: space[12],
        borderBlockEnd: hairline,
      },
    },
  }),
]);

export const select = style([
  cell,
  inLayer.domains({
    inlineSize: 18,
    '@container': { [narrow]: { ...inLines('select'), alignSelf: 'start' } },
  }),
]);

export const email = style([
  cell,
  inLayer.domains({
    blockSize: 48,
    paddingBlock: space[2],
    '@container': {
      // Takes the width that the other cells leave, instead of that of its longest text.
      [wide]: { inlineSize: '28%', maxInlineSize: 0 },
      [narrow]: inLines('email'),
    },
  }),
]);

/** An email address has its own direction, so that its end is cut off and not its start. */
export const address = style(
  inLayer.domains({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: ['match-parent', '-webkit-match-parent'],
  }),
);

/** The item below the address, where it has no column. */
export const itemLine = style(
  inLayer.domains({
    ...text('caption'),
    color: color.textMuted,
    overflowWrap: 'anywhere',
    '@container': { [wide]: { display: 'none' } },
  }),
);

export const itemCell = style([
  cell,
  inLayer.domains({
    paddingBlock: space[2],
    '@container': { [narrow]: { display: 'none' } },
  }),
]);

export const requestedOn = style([
  cell,
  inLayer.domains({
    color: color.textMuted,
    '@container': {
      [narrow]: { ...inLines('requested'), ...text('caption'), textAlign: 'end' },
    },
  }),
]);

export const status = style([
  cell,
  inLayer.domains({ '@container': { [narrow]: inLines('status') } }),
]);

export const actions = style(
  inLayer.domains({
    verticalAlign: 'middle',
    paddingBlock: 0,
    textAlign: 'end',
    '@container': { [narrow]: { ...inLines('menu'), justifySelf: 'end' } },
  }),
);

export const actionLine = style(
  inLayer.domains({ display: 'inline-flex', alignItems: 'center', gap: space[8] }),
);

/** In lines, the menu has the same action. */
export const again = style(
  inLayer.domains({
    minBlockSize: vars.size.controlInGrid,
    '@container': { [narrow]: { display: 'none' } },
  }),
);

export const loading = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: '3fr 4fr 2fr 2fr',
    alignItems: 'center',
    gap: space[24],
    blockSize: 48,
    borderBlockEnd: hairline,
    '@container': { [narrow]: { gridTemplateColumns: '4fr 2fr', blockSize: 84 } },
  }),
);
