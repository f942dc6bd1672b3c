import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';
import {
  choiceFrame,
  choiceFrameSize,
  choiceFrameStates,
} from '../_internal/choice/choice-indicator.ts';

export const box = style([
  inLayer.primitives({
    ...choiceFrame,
    display: 'grid',
    placeItems: 'center',
    inlineSize: choiceFrameSize,
    blockSize: choiceFrameSize,
    borderRadius: vars.radius.control,
  }),
  inLayer.primitives(choiceFrameStates),
]);

export const indicator = style(inLayer.primitives({ display: 'grid', color: 'inherit' }));

export const tick = style(
  inLayer.primitives({
    selectors: { '[data-state="indeterminate"] > &': { display: 'none' } },
  }),
);

export const dash = style(
  inLayer.primitives({ selectors: { '[data-state="checked"] > &': { display: 'none' } } }),
);
