import { createVar, style } from '@vanilla-extract/css';
import { inLayer, text as textRole, vars } from '@vitrine/theme';

export const root = style(
  inLayer.primitives({ display: 'grid', gap: vars.space[4], inlineSize: '100%' }),
);

export const box = style(inLayer.primitives({ display: 'flex' }));

/** Lines before it grows. */
export const rows = createVar();

// One line is as high as a text field.
const edge = `calc((${vars.size.field} - ${vars.text.input.line}) / 2 - ${vars.border.width})`;

export const text = style(
  inLayer.primitives({
    paddingBlock: edge,
    // Grows with its content. In browsers without support, the user can resize it.
    resize: 'block',
    fieldSizing: 'content',
    '@supports': { '(field-sizing: content)': { resize: 'none' } },
    minBlockSize: `calc(${vars.text.input.line} * ${rows} + ${edge} * 2)`,
    scrollbarWidth: 'thin',
  }),
);

export const counter = style(
  inLayer.primitives({
    ...textRole('caption'),
    justifySelf: 'end',
    color: vars.color.textMuted,
    selectors: { '&[data-over-limit]': { color: vars.color.danger, fontWeight: 500 } },
  }),
);
