import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

const touch = {
  vars: {
    [vars.size.control]: '44px',
    [vars.size.controlInGrid]: '44px',
    [vars.size.field]: '44px',
    [vars.size.iconButton]: '44px',
    [vars.size.primaryAction]: '48px',
    // Smaller text would make phones zoom in when a field gets the focus.
    [vars.text.input.size]: '1rem',
    [vars.text.input.line]: '1.375rem',
  },
};

/** Compact density, with controls that a finger can hit on touch screens and phones. */
export const compact = style(
  inLayer.domains({
    ...text('body'),
    color: vars.color.text,
    vars: {
      [vars.text.input.size]: vars.text.body.size,
      [vars.text.input.line]: vars.text.body.line,
    },
    '@media': { '(pointer: coarse)': touch, [media.small]: touch },
  }),
);
