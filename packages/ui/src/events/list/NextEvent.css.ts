import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const { space } = vars;

export const root = style(
  inLayer.domains({
    display: 'flex',
    // The action is below where the text would have less than its width.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[16],
  }),
);

export const poster = style(
  inLayer.domains({ flex: 'none', inlineSize: '4rem', aspectRatio: '4 / 5' }),
);

export const text = style(
  inLayer.domains({ display: 'grid', gap: space[2], flex: '1 1 9rem', minInlineSize: 0 }),
);

export const action = style(inLayer.domains({ whiteSpace: 'nowrap' }));
