import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';
import { ruledSectionStyle, sectionHeaderStyle } from '../../utils/styles/section.ts';

const { color, space } = vars;

export const root = style(
  inLayer.domains({
    ...ruledSectionStyle(space[16], space[16]),
  }),
);

export const form = style(inLayer.domains({ marginBlockStart: space[8] }));

// The people are parts of the section, so their titles and rules are quieter than its own.
globalStyle(
  `${form} > [role="group"]`,
  inLayer.domains({ borderBlockStartColor: color.hairline, paddingBlockStart: space[16] }),
);

globalStyle(`${form} h3`, inLayer.domains(text('bodyStrong')));

export const header = style(inLayer.domains(sectionHeaderStyle));

export const actions = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', gap: space[12] }),
);
