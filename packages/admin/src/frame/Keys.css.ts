import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

export const root = style(
  inLayer.primitives({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] }),
);

export const key = style(
  inLayer.primitives({
    ...text('micro'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[4],
    minInlineSize: 18,
    blockSize: 18,
    paddingInline: vars.space[8],
    border: `${vars.border.width} solid ${vars.color.hairline}`,
    borderRadius: vars.radius.control,
    // Inside a bar it has the color of the text around it.
    color: 'inherit',
    direction: 'ltr',
    // An icon has no baseline: without text before it, such a key would be higher than a letter.
    '::before': {
      content: '"\\200b"',
      marginInlineEnd: `calc(${vars.space[4]} * -1)`,
    },
  }),
);

export const icon = style(inLayer.domains({ inlineSize: 12, blockSize: 12 }));
