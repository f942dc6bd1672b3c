import { styleVariants } from '@vanilla-extract/css';
import { containers, inLayer, media, type TextRole, text, textStyles, vars } from '@vitrine/theme';

const { color } = vars;

// About 52 characters: letters are narrower than the zero that `ch` measures.
const measure = '40ch';

// In px: the sizes of a small window, and a smaller one for a narrow column.
const largestInNarrowContainer: Partial<Record<TextRole, number>> = { displayXl: 40, displayL: 34 };
const largestInColumn = 28;

/** Limits the size of a text in px; the space between its lines stays. */
function upTo(largest: number, role: TextRole) {
  const { size, line } = vars.text[role];
  const fontSize = `min(${size}, ${largest / 16}rem)`;
  return { fontSize, lineHeight: `calc(${line} - ${size} + ${fontSize})` };
}

/** Keeps page titles readable in a narrow part of a wide window, such as a preview. */
function inNarrowContainers(role: TextRole) {
  const largest = largestInNarrowContainer[role];
  if (largest === undefined) return {};
  return {
    '@container': {
      [`not ${containers.medium}`]: upTo(largest, role),
      '(max-width: 300px)': upTo(largestInColumn, role),
    },
  };
}

export const variant = styleVariants(textStyles, (_style, role: TextRole) =>
  inLayer.primitives({
    ...text(role),
    ...inNarrowContainers(role),
    // Running text without a single word on its last line.
    ...((role === 'bodyL' || role === 'body' || role === 'caption') && { textWrap: 'pretty' }),
    ...(role === 'bodyL' && { maxInlineSize: measure }),
    overflowWrap: 'break-word',
  }),
);

export const tone = styleVariants({
  text: inLayer.primitives({ color: color.text }),
  muted: inLayer.primitives({ color: color.textMuted }),
  disabled: inLayer.primitives({
    color: color.textDisabled,
    '@media': { [media.forcedColors]: { color: 'GrayText' } },
  }),
  danger: inLayer.primitives({ color: color.danger }),
  warning: inLayer.primitives({ color: color.warning }),
  success: inLayer.primitives({ color: color.success }),
  info: inLayer.primitives({ color: color.info }),
});
