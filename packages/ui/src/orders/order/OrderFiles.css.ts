import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const { space } = vars;

export const root = style(inLayer.domains({ display: 'flex', flexWrap: 'wrap', gap: space[12] }));

/** Full width where there is no space for more. */
export const file = style(inLayer.domains({ flex: '0 1 auto' }));

export const label = style(
  inLayer.domains({ display: 'inline-flex', alignItems: 'center', gap: space[8] }),
);
