import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, media, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;

export const root = style(
  inLayer.domains({
    inlineSize: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);

export const weekday = style(
  inLayer.domains({
    ...text('caption'),
    paddingBlock: space[8],
    color: color.textMuted,
    textAlign: 'inherit',
    whiteSpace: 'nowrap',
  }),
);

export const cell = style(
  inLayer.domains({
    position: 'relative',
    padding: 0,
    verticalAlign: 'top',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: `calc(${border.focus} * -1)`, zIndex: 1 },
      '&[data-muted]': { color: color.textMuted },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: color.fill } } },
      [media.forcedColors]: {
        selectors: {
          '&[aria-selected="true"]': {
            outline: `${border.selected} solid Highlight`,
            outlineOffset: `calc(${border.selected} * -1)`,
          },
        },
      },
    },
  }),
);
