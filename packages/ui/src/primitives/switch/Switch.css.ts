import { style } from '@vanilla-extract/css';
import { inLayer, media, transition, vars } from '@vitrine/theme';
import { choiceFrame, choiceFrameStates } from '../_internal/choice/choice-indicator.ts';

const { border, color, radius, size, space } = vars;

const inset = `calc(${space[4]} - ${border.width})`;
const knob = `calc(${size.icon} - ${space[4]} * 2)`;

export const track = style([
  inLayer.primitives({
    ...choiceFrame,
    display: 'inline-flex',
    alignItems: 'center',
    inlineSize: `calc(${size.icon} + ${space[16]})`,
    blockSize: size.icon,
    paddingInline: inset,
    borderRadius: radius.full,
  }),
  inLayer.primitives(choiceFrameStates),
]);

export const thumb = style([
  inLayer.primitives({
    ...transition(['translate', 'background-color'], 'base'),
    inlineSize: knob,
    blockSize: knob,
    borderRadius: radius.full,
    background: color.borderControl,
    selectors: {
      '&[data-state="checked"]': { background: 'currentcolor', translate: space[16] },
      '&[data-state="checked"]:dir(rtl)': { translate: `calc(${space[16]} * -1)` },
      '&[data-disabled]:not([data-state="checked"])': { background: color.textDisabled },
    },
  }),
  inLayer.primitives({
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'CanvasText',
        selectors: { '&[data-state="checked"]': { background: 'Canvas' } },
      },
    },
  }),
]);
