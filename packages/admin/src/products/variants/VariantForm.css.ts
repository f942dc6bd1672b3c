import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';
import { fieldRow } from '../../editor/EditorLayout.css.ts';

const { border, color, radius, space } = vars;
const hairline = `${border.width} solid ${color.hairline}`;

export const root = style(
  inLayer.domains({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] }),
);

/** The variant, and the buttons to the previous and the next one. */
export const picker = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'end',
    gap: space[8],
  }),
);

export const fields = style([
  fieldRow,
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space[16]} ${space[12]}`,
  }),
]);

/** On a row of its own, such as an SKU of 40 characters. */
export const wide = style(inLayer.domains({ gridColumn: '1 / -1' }));

export const facts = style(
  inLayer.domains({ gridColumn: '1 / -1', margin: 0, borderBlockStart: hairline }),
);

export const fact = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[16],
    paddingBlock: space[12],
    borderBlockEnd: hairline,
  }),
);

export const factName = style(inLayer.domains({ color: color.textMuted }));

export const factValue = style(
  inLayer.domains({ ...text('body'), margin: 0, fontVariantNumeric: 'tabular-nums' }),
);

export const below = style(
  inLayer.domains({
    paddingInline: space[4],
    borderRadius: radius.control,
    background: color.warningFill,
    color: color.warning,
  }),
);
