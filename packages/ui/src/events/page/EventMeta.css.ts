import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';
import { ruledSectionStyle } from '../../utils/styles/section.ts';

const { color, space } = vars;

export const root = style(
  inLayer.domains({ ...ruledSectionStyle(space[12], space[20]), margin: 0 }),
);

/** Names in a separate column with the same width in each fact. */
export const fact = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(5rem, 7rem) minmax(0, 1fr)',
  }),
);

export const label = style(inLayer.domains({ color: color.textMuted }));

export const value = style(inLayer.domains({ margin: 0, overflowWrap: 'anywhere' }));

export const actions = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: space[8],
    inlineSize: '100%',
  }),
);
