import { inLayer, media, vars } from '@vitrine/theme';

const { color } = vars;

const interactive = ':is(button, a):not([data-disabled])';

/** A button that the pointer rests on and that answers. */
export const hoveredSelector = `${interactive}&:hover`;

/** A button that is being pressed and that answers. */
export const pressedSelector = `${interactive}&:active`;

/** Base styles of all buttons. */
export const plain = {
  border: `${vars.border.width} solid transparent`,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
} as const;

/** A border on the page's background. */
export const outline = inLayer.primitives({
  background: color.surface,
  borderColor: color.borderControl,
  '@media': {
    [media.hover]: {
      selectors: { [hoveredSelector]: { background: color.fill, borderColor: color.borderHover } },
    },
    [media.forcedColors]: { selectors: { '&[data-disabled]': { borderColor: 'GrayText' } } },
  },
  selectors: {
    [pressedSelector]: { background: color.fillActive, borderColor: color.borderHover },
    '&[data-disabled]': { borderColor: color.hairline },
  },
});

/** Only its text or its icon, until hovered. */
export const quiet = inLayer.primitives({
  '@media': {
    [media.hover]: { selectors: { [hoveredSelector]: { background: color.fillHover } } },
  },
  selectors: { [pressedSelector]: { background: color.fillActive } },
});
