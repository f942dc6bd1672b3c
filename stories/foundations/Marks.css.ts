import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

export const list = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space['12']} ${vars.space['32']}`,
  }),
);

export const mark = style(
  inLayer.domains({
    ...text('label'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['8'],
  }),
);

const shape = style(
  inLayer.domains({
    inlineSize: 10,
    blockSize: 10,
    borderRadius: vars.radius.full,
    borderStyle: 'solid',
    borderWidth: 1.5,
  }),
);

export const dot = styleVariants({
  available: [shape, inLayer.domains({ color: vars.color.successBorder })],
  few: [
    shape,
    inLayer.domains({
      color: vars.color.warning,
      backgroundImage: 'linear-gradient(currentColor, currentColor)',
      backgroundSize: '50% 100%',
      backgroundRepeat: 'no-repeat',
      selectors: { '&:dir(rtl)': { backgroundPositionX: 'right' } },
    }),
  ],
  sold: [shape, inLayer.domains({ color: vars.color.sold, backgroundColor: 'currentColor' })],
});

export const off = style(
  inLayer.domains({
    ...text('micro'),
    border: `${vars.border.width} solid ${vars.color.borderControl}`,
    borderRadius: vars.radius.stage,
    paddingBlock: vars.space['2'],
    paddingInline: vars.space['4'],
  }),
);

export const count = style(
  inLayer.domains({
    ...text('micro'),
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 18,
    blockSize: 18,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.action,
    color: vars.color.onAction,
  }),
);
