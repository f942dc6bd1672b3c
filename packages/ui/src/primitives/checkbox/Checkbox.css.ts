import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';
import { mark, markSize, markStates } from '../choice/mark.ts';

export const box = style([
  inLayer.primitives({
    ...mark,
    display: 'grid',
    placeItems: 'center',
    inlineSize: markSize,
    blockSize: markSize,
    borderRadius: vars.radius.control,
  }),
  inLayer.primitives(markStates),
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
