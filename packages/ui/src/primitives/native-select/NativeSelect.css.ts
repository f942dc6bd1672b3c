import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, media, vars } from '@vitrine/theme';

const { border, color, space } = vars;

export const root = style(
  inLayer.domains({ display: 'grid', alignItems: 'center', inlineSize: '100%' }),
);

export const select = style(
  inLayer.domains({
    gridArea: '1 / 1',
    paddingInlineStart: `calc(${space[16]} - ${border.width})`,
    paddingInlineEnd: space[40],
    appearance: 'none',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    selectors: {
      '&:focus-visible': focusRing,
      '&[data-placeholder]:not(:disabled)': { color: color.textMuted },
      '&:disabled': { cursor: 'default', opacity: 1 },
    },
  }),
);

// Browsers paint the list that opens: in the colors of the page.
export const option = style(
  inLayer.domains({
    background: color.surface,
    color: color.text,
    '@media': { [media.forcedColors]: { background: 'Canvas', color: 'CanvasText' } },
  }),
);

export const sign = style(
  inLayer.domains({
    gridArea: '1 / 1',
    justifySelf: 'end',
    marginInlineEnd: space[16],
    pointerEvents: 'none',
  }),
);
