import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;

export const root = style(inLayer.domains({ display: 'grid' }));

/** Question and answer on separate lines, side by side if there is space. */
export const row = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
    columnGap: space[24],
    rowGap: space[4],
    paddingBlock: space[12],
    selectors: {
      '& + &': { borderBlockStart: `${border.width} solid ${color.hairline}` },
      '&:first-child': { paddingBlockStart: 0 },
    },
  }),
);

/** With space at the end of the first line for the change button. */
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
    // The button is taller than a line, but the row stays as high as the others.
    marginBlockStart: `calc((${vars.text.body.line} - ${vars.size.target}) / 2)`,
    selectors: { ':first-child > &': { insetBlockStart: 0 } },
  }),
);

export const question = style(
  inLayer.domains({ ...text('body'), color: color.textMuted, overflowWrap: 'anywhere' }),
);

export const answer = style(
  inLayer.domains({
    ...text('body'),
    color: color.text,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  }),
);

export const line = style(inLayer.domains({ display: 'block' }));

export const none = style(inLayer.domains({ ...text('body'), color: color.textMuted }));
