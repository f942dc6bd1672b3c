import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { focusRing, inLayer, layers, media, vars } from '@vitrine/theme';

const { border, color, radius, size } = vars;

/** Start and end of the chosen range, 0 to 1. */
export const start = createVar();
export const end = createVar();

const knob = size.target;

export const root = style(
  inLayer.domains({ position: 'relative', blockSize: size.target, marginBlock: vars.space[8] }),
);

/** The thumbs stay within the ends, so the track is shorter by one thumb. */
const at = (share: string) => `calc(${knob} / 2 + (100% - ${knob}) * ${share})`;

export const track = style(
  inLayer.domains({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: `calc(50% - ${border.width})`,
    blockSize: `calc(2 * ${border.width})`,
    background: color.hairline,
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: at(start),
        inlineSize: `calc((100% - ${knob}) * (${end} - ${start}))`,
        background: color.action,
      },
    },
    '@media': { [media.forcedColors]: { background: 'GrayText' } },
  }),
);

export const thumb = style(
  inLayer.domains({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    background: 'none',
    // Two sliders overlap: only their thumbs react to pointers.
    pointerEvents: 'none',
    appearance: 'none',
    outline: 'none',
    selectors: { '&[data-on-top]': { zIndex: 1 } },
  }),
);

const look = {
  boxSizing: 'border-box',
  inlineSize: knob,
  blockSize: knob,
  border: `${border.selected} solid ${color.action}`,
  borderRadius: radius.full,
  background: color.surface,
  pointerEvents: 'auto',
  cursor: 'grab',
  appearance: 'none',
} as const;

for (const engine of ['::-webkit-slider-thumb', '::-moz-range-thumb']) {
  globalStyle(`${thumb}${engine}`, { '@layer': { [layers.domains]: look } });
  globalStyle(`${thumb}:active${engine}`, {
    '@layer': { [layers.domains]: { background: color.fillActive, cursor: 'grabbing' } },
  });
  globalStyle(`${thumb}:focus-visible${engine}`, { '@layer': { [layers.domains]: focusRing } });
}

globalStyle(`${thumb}::-webkit-slider-runnable-track`, {
  '@layer': { [layers.domains]: { background: 'none' } },
});
