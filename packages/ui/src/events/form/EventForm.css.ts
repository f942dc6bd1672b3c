import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const root = style(inLayer.domains({ ...column, gap: space[40] }));

/** An ink rule opens it. */
export const section = style(
  inLayer.domains({
    ...column,
    gap: space[24],
    borderBlockStart: `${border.width} solid ${color.text}`,
    paddingBlockStart: space[20],
  }),
);

export const head = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[16],
    rowGap: space[4],
  }),
);

export const note = style(inLayer.domains({ ...text('caption'), color: color.textMuted }));

/** Two answers beside each other, below each other where they would be cut. */
export const pair = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    alignItems: 'start',
    columnGap: space[16],
    rowGap: space[24],
  }),
);

export const optional = style(inLayer.domains({ color: color.textMuted }));

export const unknown = style(
  inLayer.domains({
    ...text('body'),
    ...column,
    gap: space[20],
    padding: space[16],
    border: `${border.width} dashed ${color.borderControl}`,
    borderRadius: vars.radius.control,
    color: color.textMuted,
    overflowWrap: 'anywhere',
  }),
);
