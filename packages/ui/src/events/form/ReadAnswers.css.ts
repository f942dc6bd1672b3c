import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;

export const root = style(inLayer.domains({ display: 'grid' }));

/** Question and answer on a line of their own, beside each other where there is room. */
export const row = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: space[24],
    rowGap: space[4],
    paddingBlock: space[12],
    selectors: {
      '& + &': { borderBlockStart: `${border.width} solid ${color.hairline}` },
      '&:first-child': { paddingBlockStart: 0 },
    },
    '@media': {
      [media.medium]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    },
  }),
);

/** With room at the end for what changes the answer, on the first line. */
export const changeable = style([
  row,
  inLayer.domains({ position: 'relative', paddingInlineEnd: '5rem' }),
]);

export const change = style(
  inLayer.domains({
    position: 'absolute',
    insetInlineEnd: 0,
    insetBlockStart: space[12],
    margin: 0,
    // What can be pressed is taller than a line; the row stays as high as the others.
    marginBlockStart: `calc((${vars.text.body.line} - ${vars.size.target}) / 2)`,
    selectors: { ':first-child > &': { insetBlockStart: 0 } },
  }),
);

export const question = style(
  inLayer.domains({ ...text('body'), color: color.textMuted, overflowWrap: 'anywhere' }),
);

const column = { '@media': { [media.medium]: { gridColumn: 2 } } } as const;

export const answer = style(
  inLayer.domains({
    ...text('body'),
    color: color.text,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    ...column,
  }),
);

export const none = style(inLayer.domains({ ...text('body'), color: color.textMuted, ...column }));
