import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';
import { ruledSectionStyle, sectionHeaderStyle } from '../../utils/styles/section.ts';

const { space } = vars;

export const root = style(
  inLayer.domains({
    ...ruledSectionStyle(space[16], space[16]),
  }),
);

/** The sections of the form have rules of their own. */
export const form = style(inLayer.domains({ marginBlockStart: space[16] }));

export const header = style(inLayer.domains(sectionHeaderStyle));

export const actions = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', gap: space[12] }),
);
