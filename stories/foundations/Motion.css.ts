import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { durations, inLayer, transition, vars } from '@vitrine/theme';

const distance = createVar();

export const root = style(inLayer.domains({ display: 'grid', gap: vars.space['12'] }));

export const line = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 72px minmax(0, 2fr)',
    columnGap: vars.space['16'],
    alignItems: 'center',
  }),
);

export const track = style(
  inLayer.domains({
    containerType: 'inline-size',
    borderBlockEnd: `${vars.border.width} solid ${vars.color.hairline}`,
  }),
);

export const runner = styleVariants(durations, (_milliseconds, name) =>
  inLayer.domains({
    ...transition(['transform', 'opacity'], name),
    vars: { [distance]: '0' },
    inlineSize: vars.space['12'],
    blockSize: vars.space['12'],
    backgroundColor: vars.color.text,
    borderRadius: vars.radius.mediaFrame,
    transform: `translateX(calc((100cqi - 100%) * ${distance} * ${vars.motion.travel}))`,
    selectors: {
      '[data-played] &': { vars: { [distance]: '1' }, opacity: 0.6 },
      '[data-played] &:dir(rtl)': { vars: { [distance]: '-1' } },
    },
  }),
);
