import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';
import { sectionHeaderStyle } from '../../utils/styles/section.ts';

const { space } = vars;

export const root = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[16],
    marginBlockStart: space[16],
  }),
);

export const header = style(inLayer.domains(sectionHeaderStyle));

export const actions = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', gap: space[12] }),
);
