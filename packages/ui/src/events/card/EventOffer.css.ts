import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { color, space } = vars;

export const root = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[12],
    rowGap: space[2],
  }),
);

export const price = styleVariants({ available: 'text', muted: 'textMuted' } as const, (ink) =>
  inLayer.domains({
    ...text('bodyStrong'),
    color: color[ink],
    whiteSpace: 'nowrap',
  }),
);

export const mark = style(inLayer.domains({ textWrap: 'balance' }));
