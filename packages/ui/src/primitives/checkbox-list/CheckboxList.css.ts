import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { color, space } = vars;

export const options = style(inLayer.domains({ display: 'grid', gap: space[16] }));

export const option = style(inLayer.domains({ inlineSize: '100%' }));

export const labelText = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    selectors: { '[data-disabled] &': { color: color.textDisabled } },
  }),
);

export const swatch = style(
  inLayer.domains({
    flex: 'none',
    inlineSize: space[16],
    blockSize: space[16],
    border: `${vars.border.width} solid ${color.borderControl}`,
    borderRadius: vars.radius.full,
    forcedColorAdjust: 'none',
  }),
);

export const count = style(
  inLayer.domains({
    ...text('caption'),
    color: color.textMuted,
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  }),
);

export const more = style(inLayer.domains({ justifySelf: 'start', marginBlockStart: space[8] }));
