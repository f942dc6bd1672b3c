import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const { space } = vars;

export const root = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[16],
  }),
);

export const poster = style(inLayer.domains({ aspectRatio: '4 / 5' }));

export const text = style(inLayer.domains({ display: 'grid', gap: space[2], minInlineSize: 0 }));

export const action = style(inLayer.domains({ whiteSpace: 'nowrap' }));
