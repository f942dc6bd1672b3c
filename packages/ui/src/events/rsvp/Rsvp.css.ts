import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const { border, color, space } = vars;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const root = style(inLayer.domains({ ...column, gap: space[32] }));

export const outcome = style(
  inLayer.domains({
    ...column,
    gap: space[8],
    justifyItems: 'start',
    padding: space[20],
    border: `${border.width} solid ${color.text}`,
    borderRadius: vars.radius.control,
    outline: 'none',
  }),
);

export const message = style(inLayer.domains({ color: color.textMuted, maxInlineSize: '52ch' }));

export const actions = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[24],
    rowGap: space[8],
    selectors: { '&:not(:empty)': { marginBlockStart: space[8] } },
  }),
);

/** Short labels: side by side in halves, stacked where they would be cut off. */
export const choices = style(
  inLayer.domains({
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  }),
);

export const choice = style(inLayer.domains({ alignContent: 'center', textAlign: 'center' }));
