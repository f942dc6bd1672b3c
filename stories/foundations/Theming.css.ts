import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

export const part = style(
  inLayer.domains({ display: 'grid', gap: vars.space['16'], padding: vars.space['24'] }),
);

export const pageTitle = style(inLayer.domains(text('displayL')));

export const heading = style(inLayer.domains(text('displayM')));

export const bodyText = style(inLayer.domains(text('body')));

export const muted = style(inLayer.domains({ color: vars.color.textMuted }));

export const columns = style(
  inLayer.domains({
    display: 'grid',
    alignItems: 'start',
    '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

/** Set too small and too large for their optical sizes, so that their widths reveal them. */
export const optical = style(inLayer.domains({ ...text('displayXl'), inlineSize: 'max-content' }));
