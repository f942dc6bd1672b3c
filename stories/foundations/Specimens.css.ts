import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer, media, text, textStyles, vars } from '@vitrine/theme';

export const root = style(inLayer.domains({ display: 'grid', rowGap: vars.space['16'] }));

export const line = style(
  inLayer.domains({
    '@media': {
      [media.medium]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 240px',
        columnGap: vars.space['24'],
        alignItems: 'baseline',
      },
    },
  }),
);

export const specimen = styleVariants(textStyles, (_style, role) => inLayer.domains(text(role)));
