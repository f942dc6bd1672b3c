import { style } from '@vanilla-extract/css';
import { inLayer, media, text, transition, vars } from '@vitrine/theme';
import { enterExitAnimation } from '../../../primitives/_internal/layer/enter-exit-animation.ts';

const { border, color, space } = vars;

export const panel = style([
  inLayer.domains(enterExitAnimation('slow')),
  inLayer.domains({ inset: 0, zIndex: vars.z.dialog, background: color.ground }),
]);

export const layout = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    blockSize: '100%',
  }),
);

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  paddingInline: space[20],
  '@media': { [media.medium]: { paddingInline: space[24] } },
} as const;

export const header = style(
  inLayer.domains({
    ...bar,
    paddingBlock: `max(${space[8]}, env(safe-area-inset-top)) ${space[8]}`,
    paddingInlineEnd: space[8],
    '@media': { [media.medium]: { paddingInline: `${space[24]} ${space[12]}` } },
  }),
);

export const title = style(
  inLayer.domains({
    ...text('label'),
    flex: 1,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const group = style(inLayer.domains({ display: 'flex', alignItems: 'center' }));

/** As wide as its longest number, so that the buttons don't move. */
export const scale = style(
  inLayer.domains({ ...text('caption'), minInlineSize: '3.25rem', textAlign: 'center' }),
);

export const counter = style(
  inLayer.domains({ ...text('caption'), minInlineSize: '2.75rem', textAlign: 'center' }),
);

export const mediaFrame = style(
  inLayer.domains({
    position: 'relative',
    minBlockSize: 0,
    background: color.mediaFrame,
    // Focused for screen readers; it is not a control.
    outline: 'none',
  }),
);

export const viewport = style(inLayer.domains({ overflow: 'hidden', blockSize: '100%' }));

export const slides = style(inLayer.domains({ display: 'flex', blockSize: '100%' }));

export const slide = style(inLayer.domains({ flex: '0 0 100%', minInlineSize: 0 }));

/** For touch: disables the browser's scrolling and zooming. */
export const frame = style(
  inLayer.domains({
    overflow: 'hidden',
    inlineSize: '100%',
    blockSize: '100%',
    touchAction: 'none',
    cursor: 'zoom-in',
    selectors: {
      '&[data-zoomed]': { cursor: 'grab' },
      '&[data-zoomed]:active': { cursor: 'grabbing' },
    },
  }),
);

export const zoomed = style(
  inLayer.domains({
    ...transition(['transform'], 'base'),
    inlineSize: '100%',
    blockSize: '100%',
    transformOrigin: 'center',
    userSelect: 'none',
    selectors: { '&[data-dragging]': { transitionProperty: 'none' } },
  }),
);

export const picture = style(
  inLayer.domains({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    aspectRatio: 'auto',
    borderRadius: 0,
    background: 'none',
    // Prevents the browser's native drag of the image.
    pointerEvents: 'none',
    selectors: {
      // Elements with their own controls stay interactive.
      '&:has(video, a, button)': { pointerEvents: 'auto' },
    },
  }),
);

export const footer = style(
  inLayer.domains({
    ...bar,
    justifyContent: 'space-between',
    paddingBlock: `${space[8]} max(${space[8]}, env(safe-area-inset-bottom))`,
    paddingInlineEnd: space[8],
    minBlockSize: '3.75rem',
    borderBlockStart: `${border.width} solid ${color.hairline}`,
    '@media': { [media.medium]: { paddingInline: `${space[24]} ${space[12]}` } },
  }),
);

export const caption = style(
  inLayer.domains({
    ...text('caption'),
    minInlineSize: 0,
    color: color.textMuted,
    overflowWrap: 'break-word',
    textWrap: 'pretty',
  }),
);
