import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;

export const content = style(
  inLayer.domains({ '@media': { [media.medium]: { inlineSize: '32rem' } } }),
);

export const section = style(
  inLayer.domains({
    marginBlockEnd: space[24],
    selectors: {
      '&:first-child': { marginBlockStart: space[12] },
      '&:last-child': { marginBlockEnd: 0 },
    },
  }),
);

export const list = style(
  inLayer.domains({ margin: 0, borderBlockStart: `${border.width} solid ${color.text}` }),
);

export const row = style(
  inLayer.domains({
    ...text('body'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[20],
    minBlockSize: 36,
    borderBlockEnd: `${border.width} solid ${color.hairline}`,
  }),
);

export const keys = style(inLayer.domains({ margin: 0, flex: 'none' }));

/** In place of keys that are turned off. */
export const off = style(inLayer.domains({ ...text('caption'), color: color.textMuted }));
