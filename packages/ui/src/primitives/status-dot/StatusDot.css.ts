import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

const { color } = vars;

export const variant = styleVariants({ caption: 'caption', body: 'body' } as const, (role) =>
  inLayer.primitives({ ...text(role), display: 'inline-flex', gap: vars.space[8] }),
);

const size = '0.625rem';

const shape = style(
  inLayer.primitives({
    flex: 'none',
    inlineSize: size,
    blockSize: size,
    // Centered on the first line, regardless of the number of lines.
    marginBlockStart: `calc((1lh - ${size}) / 2)`,
    border: '1.5px solid currentColor',
    borderRadius: vars.radius.full,
    // The fill conveys the meaning, so it stays in print and in forced-colors mode.
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
  }),
);

const whole = inLayer.primitives({ background: 'currentColor' });
const half = {
  backgroundImage: 'linear-gradient(currentColor, currentColor)',
  backgroundSize: '50% 100%',
  backgroundRepeat: 'no-repeat',
  selectors: { '&:dir(rtl)': { backgroundPosition: 'right' } },
};
// A dot in a ring: `low` is half a dot, and color alone must not tell them apart.
const ringed = inLayer.primitives({
  backgroundImage:
    'radial-gradient(circle closest-side, currentColor 55%, transparent calc(55% + 0.5px))',
  backgroundRepeat: 'no-repeat',
});
const struck = inLayer.primitives({
  backgroundImage:
    'linear-gradient(to top right, transparent 42%, currentColor 42% 58%, transparent 58%)',
});
const inked = (ink: string) =>
  inLayer.primitives({
    color: ink,
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  });

export const dot = styleVariants({
  available: [shape, inked(color.successBorder)],
  low: [shape, inLayer.primitives(half), inked(color.warning)],
  reserved: [shape, ringed, inked(color.text)],
  'sold-out': [shape, whole, inked(color.sold)],
  canceled: [shape, struck, inked(color.textMuted)],
});
