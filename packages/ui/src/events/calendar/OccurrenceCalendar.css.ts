import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

const { border, color, radius, size, space } = vars;

export const root = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[12],
    maxInlineSize: '28rem',
  }),
);

/** Weekdays are above their numbers. */
export const grid = style(inLayer.domains({ selectors: { '&&': { textAlign: 'center' } } }));

export const cell = style(
  inLayer.domains({
    ...text('label'),
    display: 'grid',
    placeItems: 'center',
    // Leaves a gap between the days of two weeks.
    blockSize: `calc(${size.row} + ${space[4]})`,
    color: color.text,
    selectors: {
      '[data-muted] > &': { color: color.textMuted, fontWeight: vars.text.body.weight },
    },
  }),
);

const day = style(
  inLayer.domains({
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.row,
    blockSize: size.row,
    maxInlineSize: '100%',
    borderRadius: radius.control,
  }),
);

/** A day whose dates are all sold out or canceled. */
export const unbookable = style([
  day,
  inLayer.domains({ border: `${border.width} dashed ${color.borderControl}` }),
]);

export const bookable = style([
  day,
  inLayer.domains({
    border: `${border.width} solid ${color.borderControl}`,
    color: color.text,
    selectors: {
      '[aria-selected="true"] &': {
        background: color.action,
        borderColor: color.action,
        color: color.onAction,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '[aria-selected="true"] &': { outline: `${border.selected} solid Highlight` },
        },
      },
    },
  }),
]);
