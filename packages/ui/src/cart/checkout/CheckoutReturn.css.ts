import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;

/** A readable line length, with space to the footer. */
export const root = style(inLayer.domains({ maxInlineSize: '40rem', paddingBlockEnd: space[80] }));

export const waiting = style(
  inLayer.domains({
    ...text('bodyL'),
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    margin: 0,
    paddingBlock: space[56],
    color: color.textMuted,
  }),
);

export const sum = style(
  inLayer.domains({
    ...text('bodyStrong'),
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: space[16],
    margin: 0,
    borderBlockStart: `${border.width} solid ${color.text}`,
    paddingBlockStart: space[12],
  }),
);

export const amount = style(inLayer.domains({ margin: 0 }));

export const price = style(inLayer.domains({ ...text('bodyStrong'), flex: 'none' }));

export const continueLink = style(inLayer.domains({ marginBlockStart: space[32] }));

export const pieces = style(inLayer.domains({ ...text('caption'), color: color.textMuted }));
