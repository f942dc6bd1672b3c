import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';
import { ruledSectionStyle, sectionHeaderStyle } from '../../utils/styles/section.ts';

const { border, color, space } = vars;

export const root = style(inLayer.domains(ruledSectionStyle(space[4], space[16])));

export const header = style(inLayer.domains(sectionHeaderStyle));

export const list = style(inLayer.domains({ display: 'grid', listStyle: 'none' }));

export const ticket = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[8]} ${space[24]}`,
    paddingBlock: space[16],
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: `${border.width} solid ${color.hairline}` },
    },
  }),
);

export const labelText = style(
  inLayer.domains({ display: 'grid', justifyItems: 'start', gap: space[2] }),
);

export const name = style(
  inLayer.domains({
    ...text('bodyStrong'),
    overflowWrap: 'anywhere',
    selectors: { '[data-disabled] &': { color: color.textMuted } },
  }),
);

export const muted = style(
  inLayer.domains({ ...text('caption'), color: color.textMuted, overflowWrap: 'anywhere' }),
);

export const number = style(inLayer.domains({ whiteSpace: 'nowrap' }));

export const files = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', gap: `${space[8]} ${space[20]}` }),
);
