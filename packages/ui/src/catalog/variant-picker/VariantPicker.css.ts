import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { color, size, space } = vars;

export const root = style(inLayer.domains({ display: 'grid', gap: space[32], minInlineSize: 0 }));

export const option = style(inLayer.domains({ display: 'grid', gap: space[12], minInlineSize: 0 }));

export const header = style(inLayer.domains({ ...text('body') }));

export const name = style(inLayer.domains({ fontWeight: vars.text.bodyStrong.weight }));

export const value = style(inLayer.domains({ color: color.textMuted }));

/** The height of a control while its code is loading. */
export const controlContainer = style(inLayer.domains({ blockSize: size.field }));
