import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

export const root = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    blockSize: vars.text.micro.line,
  }),
);

export const dot = style(
  inLayer.domains({
    flex: 'none',
    inlineSize: vars.space[12],
    blockSize: vars.space[12],
    // Light colors need an edge; on dark ones it does no harm.
    border: `${vars.border.width} solid ${vars.color.borderControl}`,
    borderRadius: vars.radius.full,
    forcedColorAdjust: 'none',
  }),
);

export const more = style(inLayer.domains({ ...text('micro'), color: vars.color.textMuted }));
