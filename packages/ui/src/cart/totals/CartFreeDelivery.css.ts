import { style } from '@vanilla-extract/css';
import { inLayer, text, transition, vars } from '@vitrine/theme';

export const root = style(
  inLayer.domains({
    ...transition(['opacity']),
    display: 'grid',
    gap: vars.space[8],
    selectors: { '&[data-pending]': { opacity: 0.6 } },
  }),
);

export const labelText = style(inLayer.domains({ ...text('caption'), color: vars.color.text }));
