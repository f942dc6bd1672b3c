import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';
import { enterExitAnimation } from '../layer/enter-exit-animation.ts';
import { from } from '../layer/motion.css.ts';

const { color, radius, size, space } = vars;

/** The popover of a list of options, below or above its field. */
export const surface = style([
  inLayer.primitives(enterExitAnimation('base')),
  inLayer.primitives({
    vars: { [from.y]: `calc(${space[4]} * -1)` },
    zIndex: vars.z.popover,
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    borderRadius: radius.surface,
    background: color.surface,
    color: color.text,
    boxShadow: vars.shadow.popover,
    '@media': {
      // Forced colors remove shadows, and Radix removes the outline.
      [media.forcedColors]: { border: `${vars.border.width} solid CanvasText` },
    },
    selectors: {
      // Opened from inside a dialog or drawer, the list belongs above it.
      ':is([role="dialog"], [role="alertdialog"]) ~ * > &': { zIndex: vars.z.dialog },
    },
  }),
]);

/** The scroll container: at most seven and a half rows, so that the cut-off row indicates more. */
export const viewport = style(
  inLayer.primitives({
    position: 'relative',
    maxBlockSize: `calc(${size.row} * 7.5)`,
    padding: space[4],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    scrollPaddingBlock: space[4],
  }),
);

export const option = style(
  inLayer.primitives({
    ...text('body'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
    minBlockSize: size.row,
    paddingBlock: space[8],
    paddingInline: space[12],
    borderRadius: radius.control,
    outline: 'none',
    overflowWrap: 'anywhere',
    cursor: 'default',
    userSelect: 'none',
    selectors: {
      '&[data-highlighted]': { background: color.fillHover },
      '&[data-disabled]': { color: color.textDisabled },
      '&:is([data-state="checked"], [aria-selected="true"])': {
        fontWeight: vars.text.bodyStrong.weight,
      },
    },
    '@media': {
      // Fills are not drawn there.
      [media.forcedColors]: {
        selectors: {
          '&[data-highlighted]': {
            outline: `${vars.border.selected} solid Highlight`,
            outlineOffset: `calc(${vars.border.selected} * -1)`,
          },
        },
      },
    },
  }),
);

/** A line instead of options: nothing matches, or the options are still loading. */
export const note = style(
  inLayer.primitives({
    ...text('body'),
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: size.row,
    paddingBlock: space[12],
    paddingInline: space[16],
    color: color.textMuted,
  }),
);
