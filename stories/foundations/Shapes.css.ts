import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

export const steps = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', gap: vars.space['16'] }),
);

export const step = style(
  inLayer.domains({
    blockSize: vars.space['16'],
    marginBlockEnd: vars.space['4'],
    backgroundColor: vars.color.text,
    forcedColorAdjust: 'none',
  }),
);

export const shape = style(
  inLayer.domains({
    blockSize: 72,
    marginBlockEnd: vars.space['8'],
    border: `${vars.border.width} solid ${vars.color.hairline}`,
    backgroundColor: vars.color.surface,
  }),
);
