import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

export const root = style(
  inLayer.domains({
    display: 'grid',
    gap: vars.space['24'],
    maxInlineSize: vars.container.max,
    marginInline: 'auto',
    padding: `${vars.space['32']} ${vars.container.gutter} ${vars.space['56']}`,
  }),
);

export const intro = style(
  inLayer.domains({ ...text('bodyL'), color: vars.color.textMuted, maxInlineSize: '64ch' }),
);

export const choice = style(inLayer.domains({ maxInlineSize: '320px' }));

/**
 * In the page's own typeface: names are recognizable by their punctuation, and numbers are aligned.
 */
export const code = style(inLayer.domains({ font: 'inherit', whiteSpace: 'nowrap' }));

export const value = style(
  inLayer.domains({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['8'],
    color: vars.color.textMuted,
  }),
);

export const swatch = style(
  inLayer.domains({
    inlineSize: vars.space['16'],
    blockSize: vars.space['16'],
    borderRadius: vars.radius.control,
    border: `${vars.border.width} solid ${vars.color.hairline}`,
  }),
);

export const valueList = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space['20'] }),
);
