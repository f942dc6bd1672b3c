import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

const rule = `${vars.border.width} solid ${vars.color.hairline}`;

export const root = style(
  inLayer.domains({
    paddingBlock: `${vars.space[24]} ${vars.space[80]}`,
    '@media': { [media.medium]: { paddingBlock: `${vars.space[56]} ${vars.space[96]}` } },
  }),
);

export const head = style(
  inLayer.domains({
    display: 'grid',
    gap: vars.space[16],
    marginBlockEnd: vars.space[24],
    '@media': {
      [media.medium]: {
        gridTemplateColumns: '1fr auto',
        alignItems: 'end',
        marginBlockEnd: vars.space[40],
      },
    },
  }),
);

export const lead = style(
  inLayer.domains({ maxInlineSize: '26rem', marginBlockStart: vars.space[16] }),
);

export const bar = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[16],
    minBlockSize: 64,
    marginBlockEnd: vars.space[24],
    marginInline: `calc(${vars.container.gutter} * -1)`,
    paddingInline: vars.container.gutter,
    borderBlock: rule,
    '@media': { [media.medium]: { marginInline: 0, paddingInline: 0 } },
  }),
);

export const sort = style(
  inLayer.domains({
    ...text('body'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    marginInlineEnd: `calc(${vars.space[12]} * -1)`,
  }),
);

export const sortName = style(inLayer.domains({ color: vars.color.textMuted }));
