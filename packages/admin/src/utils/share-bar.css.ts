import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

const { border, color } = vars;

/** What is left, such as tickets that can be sold: pale, and an outline in forced colors. */
export const leftPart = {
  background: color.hairline,
  '@media': {
    [media.forcedColors]: {
      border: `${border.width} solid CanvasText`,
      blockSize: 8,
      // The hairline is a system color there, which would be painted.
      background: 'Canvas',
    },
  },
} as const;

/** A bar that repeats numbers beside it, such as how many tickets are sold: its parts have a width in percent. */
export const shareBar = style(
  inLayer.domains({ display: 'flex', blockSize: 4, overflow: 'hidden', ...leftPart }),
);

export const sharePart = {
  flex: 'none',
  // Backgrounds stay in forced colors, because only they tell the parts from each other.
  forcedColorAdjust: 'none',
} as const;

export const soldPart = style(
  inLayer.domains({
    ...sharePart,
    background: color.text,
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
);
