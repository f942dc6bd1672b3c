import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';
import { ruledSectionStyle } from '../../utils/styles/section.ts';

const { space } = vars;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const root = style(
  inLayer.domains({ ...ruledSectionStyle(space[20], space[16]), maxInlineSize: 420 }),
);

export const switches = style(inLayer.domains({ ...column, gap: space[16] }));

export const actions = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', gap: space[12] }),
);
