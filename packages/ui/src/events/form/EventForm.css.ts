import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';
import { ruledSectionStyle, sectionHeaderStyle } from '../../utils/styles/section.ts';

const { border, color, space } = vars;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const root = style(inLayer.domains({ ...column, gap: space[40] }));

export const section = style(inLayer.domains(ruledSectionStyle(space[24], space[20])));

export const header = style(inLayer.domains(sectionHeaderStyle));

export const note = style(inLayer.domains({ ...text('caption'), color: color.textMuted }));

export const copy = style(
  inLayer.domains({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[16],
  }),
);

/** Two answers side by side, stacked where they would be cut off. */
export const pair = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    alignItems: 'start',
    columnGap: space[16],
    rowGap: space[24],
  }),
);

export const optional = style(inLayer.domains({ color: color.textMuted }));

/** An email and the advice on it. */
export const advised = style(inLayer.domains({ ...column, rowGap: space[8] }));

export const advice = style(inLayer.domains({ justifySelf: 'start', overflowWrap: 'anywhere' }));

export const adviceNote = style(
  inLayer.domains({ ...text('caption'), margin: 0, color: color.textMuted }),
);

export const unknown = style(
  inLayer.domains({
    ...text('body'),
    ...column,
    gap: space[20],
    padding: space[16],
    border: `${border.width} dashed ${color.borderControl}`,
    borderRadius: vars.radius.control,
    color: color.textMuted,
    overflowWrap: 'anywhere',
  }),
);
