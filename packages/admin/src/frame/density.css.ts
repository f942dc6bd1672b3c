import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

const touch = {
  vars: {
    [vars.size.control]: '44px',
    [vars.size.controlInGrid]: '44px',
    [vars.size.field]: '44px',
    [vars.size.iconButton]: '44px',
    [vars.size.primaryAction]: '48px',
  },
};

/** Compact density, with controls that a finger can hit on touch screens and phones. */
export const compact = style(
  inLayer.domains({
    ...text('body'),
    color: vars.color.text,
    '@media': { '(pointer: coarse)': touch, [media.small]: touch },
  }),
);
