import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inLayer, type TextRole, text, textStyles, vars } from '@vitrine/theme';

const { color, motion } = vars;

const appear = keyframes({ from: { opacity: 0 } });

// Fast responses show no skeleton.
const delay = '400ms';

const late = inLayer.primitives({
  display: 'block',
  animation: `${appear} ${motion.duration.fast} ${motion.ease.enter} ${delay} backwards`,
});

// The edge is seen only where grounds are not: in high contrast.
const edge = {
  border: `${vars.border.width} solid ${color.fillHover}`,
  borderRadius: vars.radius.mediaFrame,
};

export const mediaFrame = style([
  late,
  inLayer.primitives({ ...edge, inlineSize: '100%', background: color.mediaFrame }),
]);

const line = style([
  late,
  inLayer.primitives({ maxInlineSize: '100%', paddingBlock: 'calc((1lh - 0.75em) / 2)' }),
]);

/** The full line height of the text role, so that nothing moves when the text appears. */
export const variant = styleVariants(textStyles, (_style, role: TextRole) => [
  line,
  inLayer.primitives({ ...text(role), blockSize: '1lh' }),
]);

export const bar = style(
  inLayer.primitives({ ...edge, display: 'block', blockSize: '100%', background: color.fillHover }),
);
