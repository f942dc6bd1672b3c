import { style } from '@vanilla-extract/css';
import { inLayer, media, text, transition, vars } from '@vitrine/theme';

const { border, color, space } = vars;

const inset = `calc(${border.focus} * -1)`;

/** Scrolls sideways when there are more tabs than room. */
export const list = style(
  inLayer.primitives({
    display: 'flex',
    gap: space[24],
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollbarWidth: 'none',
    // Inside, so that the rule of the current tab covers it although the list scrolls.
    boxShadow: `inset 0 calc(${border.width} * -1) ${color.hairline}`,
    '@media': {
      [media.forcedColors]: { borderBlockEnd: `${border.width} solid CanvasText` },
    },
  }),
);

export const tab = style(
  inLayer.primitives({
    ...text('body'),
    ...transition(['color']),
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
      '&:focus-visible': { outlineOffset: inset },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([data-disabled])': { color: color.text } } },
      [media.forcedColors]: {
        borderBlockEndColor: 'Canvas',
        selectors: { '&[data-state="active"]': { borderBlockEndColor: 'Highlight' } },
      },
    },
  }),
);

export const panel = style(inLayer.primitives({ paddingBlockStart: space[24] }));
