import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { color, space } = vars;

export const changed = style(
  inLayer.domains({
    ...text('caption'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[16],
    minBlockSize: 38,
    color: color.textMuted,
    whiteSpace: 'nowrap',
  }),
);

export const save = style(
  inLayer.domains({
    ...text('body'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: 38,
    padding: 0,
    border: 0,
    background: 'none',
    color: color.textMuted,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outlineOffset: `calc(${vars.border.focus} * -1)` } },
  }),
);
