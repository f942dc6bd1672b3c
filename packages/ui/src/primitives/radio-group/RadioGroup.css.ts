import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer, media, selectedFrame, text, transition, vars } from '@vitrine/theme';
import {
  choiceFrame,
  choiceFrameSize,
  choiceFrameStates,
} from '../_internal/choice/choice-indicator.ts';
import { choiceListStyle } from '../_internal/choice/choice-list.ts';
import { invalidFrameStyle } from '../field/invalid-frame.ts';

const { border, color, radius, space } = vars;

/** Minimum width of a cell, in px: three fit side by side on a 390 px screen. */
const cellWidth = 104;

/** Least height of a cell, in px. */
const cellHeight = 64;

/** Diameter of the dot in px. Not a space token: those are smaller in compact density. */
const dotSize = 8;

export const root = styleVariants({
  list: inLayer.primitives(choiceListStyle),
  cells: inLayer.primitives({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${cellWidth}px, 1fr))`,
    gap: space[8],
    inlineSize: '100%',
  }),
});

export const disc = style([
  inLayer.primitives({
    ...choiceFrame,
    display: 'grid',
    placeItems: 'center',
    inlineSize: choiceFrameSize,
    blockSize: choiceFrameSize,
    borderRadius: radius.full,
  }),
  inLayer.primitives(choiceFrameStates),
]);

export const dot = style(
  inLayer.primitives({
    inlineSize: dotSize,
    blockSize: dotSize,
    borderRadius: radius.full,
    background: 'currentcolor',
  }),
);

/** Cells that are currently unavailable. */
const gone = '[data-availability="sold-out"], [data-availability="nonexistent"]';

export const title = style(inLayer.primitives(text('bodyStrong')));

export const detail = style(
  inLayer.primitives({
    ...text('caption'),
    color: color.textMuted,
    selectors: { '[data-disabled] > &': { color: 'inherit' } },
  }),
);

export const footer = style(inLayer.primitives(text('caption')));

/** A price or the availability; no line without content. */
export const line = style(
  inLayer.primitives({ display: 'block', selectors: { '&:empty': { display: 'none' } } }),
);

export const cell = style([
  inLayer.primitives({
    ...transition(['border-color', 'background-color']),
    display: 'grid',
    alignContent: 'start',
    minBlockSize: cellHeight,
    paddingBlock: space[12],
    paddingInline: space[12],
    border: `${border.width} solid ${color.borderControl}`,
    borderRadius: radius.control,
    background: color.surface,
    color: color.text,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  }),
  inLayer.primitives({
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([data-disabled], [data-invalid] *)': { borderColor: color.borderHover },
        },
      },
    },
    selectors: {
      '&:active:not([data-disabled])': {
        background: color.fill,
        transitionDuration: vars.motion.duration.instant,
      },
      [`&:is(${gone})`]: {
        borderStyle: 'dashed',
        background: 'none',
        color: color.textMuted,
      },
      // A title alone is in the middle, unless its neighbors have more lines.
      [`${root.cells}:not(:has(${detail}, ${line}:not(:empty))) &`]: { alignContent: 'center' },
      '[data-invalid] &': invalidFrameStyle,
      [`[data-invalid] &:is(${gone}):not([data-state="checked"])`]: {
        boxShadow: 'none',
      },
      '&[data-state="checked"]': { ...selectedFrame, borderStyle: 'solid' },
      '&[data-disabled]': {
        borderColor: color.hairline,
        boxShadow: 'none',
        background: color.fill,
        color: color.textDisabled,
        cursor: 'default',
      },
      '&[data-disabled][data-state="checked"]': {
        borderColor: color.textDisabled,
        boxShadow: `inset 0 0 0 ${border.width} ${color.textDisabled}`,
      },
    },
  }),
]);
