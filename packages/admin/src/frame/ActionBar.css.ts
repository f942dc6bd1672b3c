import { keyframes, style } from '@vanilla-extract/css';
import { inLayer, media, text, transition, vars } from '@vitrine/theme';

const { color, radius, space } = vars;

// In the layer of primitives, so that the class of a list or a page wins in any order of the sheets.

const rise = keyframes({
  from: { opacity: 0, transform: `translateY(calc(8px * ${vars.motion.travel}))` },
});

export const root = style(
  inLayer.primitives({
    ...text('body'),
    position: 'sticky',
    // Last also where the content after it in the document is above it.
    order: 1,
    zIndex: vars.z.sticky,
    insetBlockEnd: `max(${space[20]}, env(safe-area-inset-bottom))`,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[20],
    minBlockSize: 52,
    marginBlockStart: 'auto',
    paddingInline: space[20],
    overflow: 'hidden',
    borderRadius: radius.surface,
    background: color.action,
    color: color.onAction,
    boxShadow: vars.shadow.popover,
    // The only edge with forced colors, which remove the background.
    outline: `${vars.border.width} solid transparent`,
    animation: `${rise} ${vars.motion.duration.base} ${vars.motion.ease.enter}`,
    '@media': {
      // Closer to the edges of a phone than the page.
      [media.small]: {
        insetBlockEnd: `max(${space[12]}, env(safe-area-inset-bottom))`,
        marginInline: `calc(${space[8]} * -1)`,
      },
    },
  }),
);

export const message = style(
  inLayer.primitives({
    display: 'flex',
    alignItems: 'center',
    gap: space[20],
    minInlineSize: 0,
  }),
);

export const labelText = style(
  inLayer.primitives({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[12],
    fontWeight: vars.text.bodyStrong.weight,
    overflowWrap: 'anywhere',
  }),
);

export const actions = style(
  inLayer.primitives({ display: 'flex', alignItems: 'center', gap: space[8], flex: 'none' }),
);

const button = inLayer.primitives({
  ...text('bodyStrong'),
  ...transition(['background-color']),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: 36,
  paddingInline: space[16],
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': {
    [media.small]: { minBlockSize: 44 },
    [media.hover]: {
      selectors: { '&:hover:not([aria-disabled])': { background: color.actionHover } },
    },
  },
  selectors: {
    '&:focus-visible': {
      outlineColor: 'currentcolor',
      outlineOffset: `calc(${vars.border.focus} * -1)`,
    },
    '&[aria-disabled]': { cursor: 'progress' },
  },
});

export const action = style([button]);

export const underlined = style([
  button,
  inLayer.primitives({
    paddingInline: space[8],
    fontWeight: vars.text.body.weight,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.3em',
  }),
]);

/** A phone has no keys. */
export const keys = style(
  inLayer.primitives({
    '@media': { [media.small]: { selectors: { '&&': { display: 'none' } } } },
  }),
);

/** The main button is inverted. */
export const main = style([
  button,
  inLayer.primitives({
    background: color.onAction,
    color: color.action,
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([aria-disabled])': { background: color.onAction, opacity: 0.9 } },
      },
      [media.forcedColors]: { border: `${vars.border.width} solid ButtonText` },
    },
    selectors: { '&:focus-visible': { outlineColor: color.action } },
  }),
]);

export const line = style(
  inLayer.primitives({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: vars.border.selected,
    background: 'currentcolor',
    transformOrigin: 'left',
    selectors: { '&:dir(rtl)': { transformOrigin: 'right' } },
  }),
);
