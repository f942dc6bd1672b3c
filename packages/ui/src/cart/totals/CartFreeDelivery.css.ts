import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

export const root = style(
  inLayer.domains({
    display: 'grid',
    gap: vars.space[8],
  }),
);

export const labelText = style(
  inLayer.domains({
    ...text('body'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    color: vars.color.text,
    selectors: { '[data-pending] > &': { color: vars.color.textMuted } },
  }),
);
