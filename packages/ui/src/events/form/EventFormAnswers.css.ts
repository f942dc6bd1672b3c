import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;

export const list = style(inLayer.domains({ display: 'grid' }));

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
