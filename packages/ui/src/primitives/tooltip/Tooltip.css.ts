import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';
import { enterExitAnimation } from '../_internal/layer/enter-exit-animation.ts';

export const root = style(
  inLayer.primitives({
    ...text('caption'),
    ...enterExitAnimation('fast'),
    zIndex: vars.z.tooltip,
    maxInlineSize: '18rem',
    paddingInline: vars.space[8],
    paddingBlock: vars.space[4],
    borderRadius: vars.radius.control,
    background: vars.color.action,
    color: vars.color.onAction,
    // Invisible here; where the system forces its colors it is the only edge.
    outline: `${vars.border.width} solid transparent`,
    textWrap: 'pretty',
    overflowWrap: 'break-word',
  }),
);
