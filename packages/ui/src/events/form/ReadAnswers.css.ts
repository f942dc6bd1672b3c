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
