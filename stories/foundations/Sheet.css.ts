import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

export const root = style(
  inLayer.domains({
    maxInlineSize: vars.container.max,
    marginInline: 'auto',
    paddingInline: vars.container.gutter,
    paddingBlock: vars.space['32'],
    '@media': {
      [media.medium]: { paddingBlockStart: vars.space['40'], paddingBlockEnd: vars.space['96'] },
    },
  }),
);

export const intro = style(inLayer.domains({ marginBlockEnd: vars.space['56'] }));

export const theme = style(
  inLayer.domains({
    ...text('body'),
    color: vars.color.textMuted,
    marginBlockEnd: vars.space['8'],
  }),
);

export const headline = style(inLayer.domains(text('displayXl')));

export const section = style(
  inLayer.domains({
    display: 'grid',
    rowGap: vars.space['16'],
    borderBlockStart: `${vars.border.width} solid ${vars.color.text}`,
    paddingBlock: `${vars.space['12']} ${vars.space['40']}`,
    '@media': {
      [media.medium]: {
        gridTemplateColumns: '180px minmax(0, 1fr)',
        columnGap: vars.space['32'],
        paddingBlockEnd: vars.space['56'],
      },
    },
  }),
);

export const name = style(inLayer.domains(text('title')));

export const figure = style(inLayer.domains({ ...text('caption'), color: vars.color.textMuted }));

export const term = style(inLayer.domains({ ...text('caption'), fontWeight: 560 }));

export const cells = style(
  inLayer.domains({
    display: 'grid',
    gap: vars.space['16'],
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [media.medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
);

export const row = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space['16']} ${vars.space['20']}`,
  }),
);
