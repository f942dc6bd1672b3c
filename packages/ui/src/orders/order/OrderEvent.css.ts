import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';
import { ruledSectionStyle } from '../../utils/styles/section.ts';

const { border, color, space } = vars;

/** Width of the poster in px. */
const posterWidth = 120;

export const root = style(inLayer.domains(ruledSectionStyle(space[16], space[16])));

export const lead = style(
  inLayer.domains({ display: 'flex', alignItems: 'flex-start', gap: space[20] }),
);

export const poster = style(
  inLayer.domains({ flex: `0 1 ${posterWidth}px`, minInlineSize: space[80], aspectRatio: '4 / 5' }),
);

export const label = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flex: 1,
    gap: space[8],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const location = style(
  inLayer.domains({
    borderBlockStart: `${border.width} solid ${color.hairline}`,
    paddingBlockStart: space[16],
  }),
);

export const actions = style(inLayer.domains({ display: 'flex', flexWrap: 'wrap', gap: space[8] }));

export const action = style(inLayer.domains({ flex: '1 1 auto' }));
