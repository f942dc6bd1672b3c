import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

const { color, space } = vars;

export const root = style(
  inLayer.primitives({ display: 'inline-flex', alignItems: 'baseline', gap: space[8] }),
);

/** States that are over are less prominent than the others. */
export const labelText = styleVariants({
  default: [inLayer.primitives({ color: 'inherit' })],
  muted: [inLayer.primitives({ color: color.textMuted })],
});

const mark = style(
  inLayer.primitives({
    flex: 'none',
    inlineSize: 10,
    blockSize: 10,
    // Optically on the baseline of the text.
    transform: 'translateY(1px)',
    forcedColorAdjust: 'none',
  }),
);

/** The half of a disc is at the start of the text. A tick is the same in every direction. */
const directed = inLayer.primitives({
  selectors: { '&:dir(rtl)': { transform: 'translateY(1px) scaleX(-1)' } },
});

const inked = (ink: string) => [
  mark,
  inLayer.primitives({
    color: ink,
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  }),
];

export const shape = styleVariants({
  success: inked(color.successBorder),
  'needs-action': [...inked(color.warning), directed],
  'in-progress': [...inked(color.text), directed],
  reserved: inked(color.text),
  failed: inked(color.sold),
  canceled: inked(color.textMuted),
  inactive: inked(color.textMuted),
  live: inked(color.successBorder),
  ended: inked(color.textMuted),
  'checked-in': inked(color.text),
  expected: inked(color.textMuted),
});
