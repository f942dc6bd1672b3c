import { style } from '@vanilla-extract/css';
import { inLayer, text, vars } from '@vitrine/theme';

const { color, space } = vars;

export const root = style(inLayer.domains({ display: 'grid', justifyItems: 'start' }));

export const summary = style(inLayer.domains({ ...text('bodyStrong') }));

export const muted = style(inLayer.domains({ color: color.textMuted }));

/** On the line of the time or on the next one. Only a zone that is wider than a line wraps. */
export const zone = style([muted, inLayer.domains({ display: 'inline-block' })]);

/** The day-change mark stays with its time and never wraps alone. */
export const dayOffset = style(
  inLayer.domains({
    ...text('micro'),
    color: color.textMuted,
    whiteSpace: 'nowrap',
    marginInlineStart: space[4],
  }),
);

export const map = style(inLayer.domains({ marginBlockStart: space[4] }));
