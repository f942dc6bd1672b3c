import { styleVariants } from '@vanilla-extract/css';
import { inLayer, media, type TextRole, text, textStyles, vars } from '@vitrine/theme';

const { color } = vars;

// About 52 characters: letters are narrower than the zero that `ch` measures.
const measure = '40ch';

export const variant = styleVariants(textStyles, (_style, role: TextRole) =>
  inLayer.primitives({
    ...text(role),
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
