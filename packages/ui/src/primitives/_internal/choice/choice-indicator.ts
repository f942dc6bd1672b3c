import { media, transition, vars } from '@vitrine/theme';
import { invalidFrameStyle } from '../../field/invalid-frame.ts';

const { border, color } = vars;

/** Side length of a checkbox or radio button: the line height of its label. */
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
    // Forced colors remove fills, so the checked state is drawn in the text color.
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
