import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, media, text, transition, vars } from '@vitrine/theme';

const { border, color, space } = vars;

/** Space for the focus ring next to a tab, which a scroll container would cut off. */
const ring = `calc(2 * ${border.focus})`;

/** Where tabs that do not fit fade out. */
const fade = space[32];
const fadeTo = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, #000 calc(100% - ${fade}), transparent)`;

/** Scrolls horizontally if the tabs do not fit; the rule stays. */
export const list = style(
  inLayer.primitives({
    display: 'flex',
    gap: space[24],
    margin: `calc(${ring} * -1)`,
    padding: ring,
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollbarWidth: 'none',
    // A background, so that the rule of the current tab covers it.
    background: `linear-gradient(${color.hairline}, ${color.hairline}) bottom / 100% ${border.width} no-repeat content-box`,
    selectors: {
      '&[data-overflow]': { maskImage: fadeTo('right') },
      '&[data-overflow]:dir(rtl)': { maskImage: fadeTo('left') },
      // The last tab can be scrolled out of the fade.
      '&[data-overflow]::after': { content: '""', flex: `none`, inlineSize: space[8] },
    },
    '@media': {
      // Painted rules are not drawn there. The border has the place of the rule without the space for
      // the focus ring, which is inside of the tabs.
      [media.forcedColors]: {
        margin: 0,
        padding: 0,
        borderBlockEnd: `${border.width} solid CanvasText`,
      },
    },
  }),
);

export const tab = style(
  inLayer.primitives({
    ...text('body'),
    ...transition(['color']),
    // Contains its hidden text, which would widen the page when the tabs scroll.
    position: 'relative',
    flex: 'none',
    minInlineSize: vars.size.target,
    minBlockSize: vars.size.control,
    paddingBlock: space[8],
    borderBlockEnd: `${border.selected} solid transparent`,
    color: color.textMuted,
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-state="active"]': { color: color.text, borderBlockEndColor: color.text },
      '&[data-disabled]': { color: color.textDisabled, cursor: 'default' },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([data-disabled])': { color: color.text } } },
      [media.forcedColors]: {
        borderBlockEndColor: 'Canvas',
        selectors: {
          '&[data-state="active"]': { borderBlockEndColor: 'Highlight' },
          '&:focus-visible': { outlineOffset: `calc(${border.focus} * -1)` },
        },
      },
    },
  }),
);

export const panel = style(
  inLayer.primitives({
    paddingBlockStart: space[24],
    selectors: {
      '&:focus-visible': { position: 'relative', outline: 'none' },
      // The ring is clear of the text and of the rule above, also without the padding.
      '&:focus-visible::after': {
        ...focusRing,
        content: '""',
        position: 'absolute',
        inset: `${space[4]} calc(${space[4]} * -1) calc(${space[4]} * -1)`,
        borderRadius: vars.radius.control,
        outlineOffset: 0,
        pointerEvents: 'none',
      },
    },
  }),
);
