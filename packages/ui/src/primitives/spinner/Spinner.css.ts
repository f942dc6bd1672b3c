import { keyframes, style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

const turn = keyframes({ to: { rotate: '1turn' } });

export const root = style(
  inLayer.primitives({
    display: 'inline-block',
    flex: 'none',
    inlineSize: vars.size.iconSmall,
    blockSize: vars.size.iconSmall,
    border: '1.5px solid currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: vars.radius.full,
    animation: `${turn} 800ms linear infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  }),
);

export const large = style(
  inLayer.primitives({ inlineSize: vars.size.target, blockSize: vars.size.target }),
);
