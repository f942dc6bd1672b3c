import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';

const { border, color } = vars;

/** A bar that repeats numbers beside it, such as how many tickets are sold: its parts have a width in percent. */
export const shareBar = style(
  inLayer.domains({
    display: 'flex',
    blockSize: 4,
    overflow: 'hidden',
    background: color.hairline,
    '@media': {
      [media.forcedColors]: { border: `${border.width} solid CanvasText`, blockSize: 8 },
    },
  }),
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
