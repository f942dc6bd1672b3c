import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';
import { pageSectionHeaderStyle } from '../../utils/styles/section.ts';

const { border, color, space } = vars;

/** The title, and what its end has on the same baseline. */
export const header = style(inLayer.domains(pageSectionHeaderStyle));

/** Rows below an ink rule. */
export const rows = style(
  inLayer.domains({
    marginBlockStart: space[24],
    borderBlockStart: `${border.width} solid ${color.text}`,
  }),
);
