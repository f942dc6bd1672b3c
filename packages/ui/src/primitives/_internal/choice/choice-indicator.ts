import { media, transition, vars } from '@vitrine/theme';
import { invalidFrameStyle } from '../../field/invalid-frame.ts';

const { border, color } = vars;

/** Side of a box or disc: as high as the line of words beside it. */
export const choiceFrameSize = vars.text.body.line;

/** The frame that box, disc and switch share, empty. */
export const choiceFrame = {
  ...transition(['background-color', 'border-color']),
  flex: 'none',
  padding: 0,
  border: `${border.width} solid ${color.borderControl}`,
  background: color.surface,
  color: color.onAction,
} as const;

const chosen = ':is([data-state="checked"], [data-state="indeterminate"])';
const pressed = ':active:not([data-disabled])';
const live = ':hover:not([data-disabled], [data-invalid] *)';

/** The states of that frame: hovered, chosen, wrong, disabled. */
export const choiceFrameStates = {
  selectors: {
    [`&${chosen}`]: { background: color.action, borderColor: color.action },
    [`&${pressed}`]: { background: color.fillActive },
    [`&${chosen}${pressed}`]: { background: color.actionActive, borderColor: color.actionActive },
    // The choice, its group or the field around them is wrong.
    '[data-invalid] &': invalidFrameStyle,
    '&[data-disabled]': { background: color.fill, borderColor: color.hairline },
    [`&${chosen}[data-disabled]`]: {
      background: color.textDisabled,
      borderColor: color.textDisabled,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`&${live}`]: { borderColor: color.borderHover },
        [`&${chosen}${live}`]: { background: color.actionHover, borderColor: color.actionHover },
      },
    },
    // Fills are not drawn there: what is chosen is drawn in the color of text.
    [media.forcedColors]: {
      selectors: {
        [`&${chosen}`]: {
          forcedColorAdjust: 'none',
          background: 'CanvasText',
          borderColor: 'CanvasText',
          color: 'Canvas',
        },
        [`&${chosen}[data-disabled]`]: { background: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
} as const;
