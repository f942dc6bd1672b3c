import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';
import { sectionHeaderStyle } from '../../utils/styles/section.ts';

const { color, space } = vars;

export const root = style(
  inLayer.domains({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] }),
);

export const text = style(
  inLayer.domains({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] }),
);

/** The title, and the note about the tax at the end of its line. */
export const header = style(inLayer.domains(sectionHeaderStyle));

export const sentence = style(inLayer.domains({ color: color.textMuted, maxInlineSize: '52ch' }));

export const actions = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[24],
    rowGap: space[12],
    ':empty': { display: 'none' },
  }),
);
