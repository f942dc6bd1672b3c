import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer, vars } from '@vitrine/theme';

const frame = `${vars.border.width} solid ${vars.color.hairline}`;

export const scales = style(inLayer.domains({ display: 'grid', rowGap: vars.space['4'] }));

export const scale = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    forcedColorAdjust: 'none',
  }),
);

export const step = style(
  inLayer.domains({
    blockSize: vars.space['24'],
    borderBlock: frame,
    borderInlineStart: frame,
    selectors: { '&:last-child': { borderInlineEnd: frame } },
  }),
);

export const neutralStep = style([step, inLayer.domains({ blockSize: 48 })]);

export const swatch = style(
  inLayer.domains({
    display: 'grid',
    placeItems: 'center',
    blockSize: 72,
    marginBlockEnd: vars.space['8'],
    border: frame,
    borderRadius: vars.radius.mediaFrame,
    fontSize: '1.25rem',
    fontWeight: 560,
    forcedColorAdjust: 'none',
  }),
);

const frameSize = { inlineSize: 44, blockSize: 28, borderRadius: vars.radius.control };

export const sample = styleVariants({
  control: inLayer.domains({
    ...frameSize,
    border: `${vars.border.width} solid currentColor`,
  }),
  ring: inLayer.domains({
    ...frameSize,
    outline: `${vars.border.focus} solid currentColor`,
    outlineOffset: vars.border.focus,
  }),
  dot: inLayer.domains({
    inlineSize: 16,
    blockSize: 16,
    backgroundColor: 'currentColor',
    borderRadius: vars.radius.full,
  }),
});
