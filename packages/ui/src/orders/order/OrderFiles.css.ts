import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

const { space } = vars;

export const root = style(inLayer.domains({ display: 'flex', flexWrap: 'wrap', gap: space[12] }));

/** In small windows the buttons fill their line. */
export const file = style(inLayer.domains({ '@media': { [media.small]: { flex: '1 1 auto' } } }));

export const label = style(
  inLayer.domains({ display: 'inline-flex', alignItems: 'center', gap: space[8] }),
);
