import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { color, space } = vars;

export const root = style(
  inLayer.domains({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }),
);

export const titleRow = style(
  inLayer.domains({ display: 'flex', alignItems: 'flex-start', gap: space[16] }),
);

/** As high without actions as with them, so that titles are at the same place on all pages. */
export const titleAndActions = style(
  inLayer.domains({
    display: 'flex',
    flex: 1,
    flexWrap: 'wrap',
    minInlineSize: 0,
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[32],
    rowGap: space[16],
    minBlockSize: vars.size.control,
  }),
);

export const crumbs = style(
  inLayer.domains({
    ...text('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    color: color.textMuted,
  }),
);

export const line = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[16],
    flex: '1 1 auto',
    minInlineSize: 0,
  }),
);

export const title = style(inLayer.domains({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const actions = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[16] }),
);
