import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, media, vars } from '@vitrine/theme';

const { size, space } = vars;

export const root = style(
  inLayer.domains({ display: 'grid', gap: space[8], inlineSize: '100%', maxInlineSize: '20rem' }),
);

export const frame = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    selectors: { '&:has([role="spinbutton"]:focus-visible)': focusRing },
  }),
);

// The icon is in the position of a unit; the touch target around it extends to the frame.
export const toggle = style(
  inLayer.domains({
    marginInlineEnd: `calc((${size.icon} - ${size.iconButton}) / 2 + ${space[16]})`,
    // Forced colors paint a transparent border, as a box within the field's.
    '@media': { [media.forcedColors]: { borderColor: 'Canvas' } },
  }),
);

export const calendar = style(
  inLayer.domains({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] }),
);

export const grid = style(inLayer.domains({ selectors: { '&&': { textAlign: 'center' } } }));

export const day = style(
  inLayer.domains({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '2.5rem',
    borderRadius: vars.radius.control,
    selectors: {
      '[aria-selected="true"] > &': {
        background: vars.color.action,
        color: vars.color.onAction,
      },
      '[aria-current="date"] > &': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
    },
  }),
);
