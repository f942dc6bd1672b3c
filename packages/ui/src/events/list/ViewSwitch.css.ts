import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, media, transition, vars } from '@vitrine/theme';

const { border, color, radius, size } = vars;

export const root = style(
  inLayer.domains({
    display: 'flex',
    blockSize: '100%',
    margin: 0,
    padding: 0,
    border: 0,
    minInlineSize: 0,
  }),
);

export const option = style(
  inLayer.domains({
    ...transition(['color', 'border-color']),
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.iconButton,
    minBlockSize: size.iconButton,
    borderRadius: radius.control,
    color: color.textMuted,
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': { color: color.text },
      '&:has(:checked)::after': {
        content: '""',
        position: 'absolute',
        // As wide as the icon, on the hairline of the bar.
        insetInline: `calc((100% - ${size.icon}) / 2)`,
        insetBlockEnd: `calc(${border.width} * -1)`,
        borderBlockEnd: `${border.width} solid ${color.text}`,
      },
      '&:has(:focus-visible)': focusRing,
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { color: color.text } } },
      [media.forcedColors]: {
        selectors: { '&:has(:checked)::after': { borderColor: 'Highlight' } },
      },
    },
  }),
);

/**
 * Covers the full option invisibly, so that the native radio button handles pointer and keyboard
 * input.
 */
export const radio = style(
  inLayer.domains({
    position: 'absolute',
    inset: 0,
    margin: 0,
    inlineSize: '100%',
    blockSize: '100%',
    opacity: 0,
    cursor: 'pointer',
  }),
);
