import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

/**
 * The image's own aspect ratio. A component that crops sets `aspect-ratio` on the frame instead.
 */
export const ownRatio = createVar();

/** `contain` shows all of it with the stage around; `cover`, which it is without, fills the frame. */
export const fit = createVar();

export const root = style(
  inLayer.primitives({
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    aspectRatio: ownRatio,
    borderRadius: vars.radius.mediaFrame,
    background: vars.color.mediaFrame,
  }),
);

export const image = style(
  inLayer.primitives({
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: fallbackVar(fit, 'cover'),
    filter: `brightness(${vars.picture.dim})`,
    // The alt text of an unloaded image would be drawn over the fallback.
    color: 'transparent',
  }),
);

export const placeholder = style(
  inLayer.primitives({
    ...text('caption'),
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    blockSize: '100%',
    padding: vars.space[12],
    // In high contrast the frame has the color of the page.
    boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.hairline}`,
    borderRadius: 'inherit',
    color: vars.color.textMuted,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
);
