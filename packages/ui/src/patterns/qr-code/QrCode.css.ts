import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

/** Never dimmed or recolored: what surrounds a code has no influence on it. */
export const root = style(
  inLayer.primitives({
    display: 'block',
    boxSizing: 'border-box',
    inlineSize: '100%',
    aspectRatio: '1',
    padding: '7%',
    background: vars.color.codeGround,
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  }),
);

export const modules = style(inLayer.primitives({ fill: vars.color.codeInk }));

export const fadedModules = style([modules, inLayer.primitives({ fillOpacity: 0.24 })]);
