import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space[8],
} as const;

export const root = style(inLayer.primitives(column));

/** The control and its error. With the header, a field has two rows, which a grid of fields can share. */
export const body = style(inLayer.primitives({ ...column, inlineSize: '100%', minInlineSize: 0 }));

export const header = style(
  inLayer.primitives({
    gridArea: '1 / 1',
    display: 'grid',
    gap: vars.space[4],
    justifyItems: 'start',
  }),
);

// The label's line, independent of the rest of the field's layout.
export const action = style(
  inLayer.primitives({
    ...text('label'),
    gridArea: '1 / 1',
    justifySelf: 'end',
    alignSelf: 'start',
    // The button is taller than the line of the label, but stays on it.
    marginBlock: `calc((${vars.text.label.line} - ${vars.size.target}) / 2)`,
  }),
);

export const label = style(inLayer.primitives({ ...text('label'), color: vars.color.text }));

export const optional = style(
  inLayer.primitives({ color: vars.color.textMuted, fontWeight: vars.text.body.weight }),
);

export const hint = style(
  inLayer.primitives({ ...text('caption'), color: vars.color.textMuted, textWrap: 'pretty' }),
);

export const error = style(
  inLayer.primitives({
    ...text('label'),
    fontWeight: 500,
    display: 'flex',
    gap: vars.space[8],
    color: vars.color.danger,
    overflowWrap: 'anywhere',
  }),
);

// The line is 4 px taller than the icon: half of that centers it on the first line.
export const errorIcon = style(inLayer.primitives({ marginBlockStart: vars.space[2] }));
