import { globalStyle, style } from '@vanilla-extract/css';
import { densityAttribute, inLayer, media, text, vars } from '@vitrine/theme';

const input = {
  vars: {
    [vars.text.input.size]: vars.text.body.size,
    [vars.text.input.line]: vars.text.body.line,
  },
};

const touchInput = {
  vars: {
    // Smaller text would make phones zoom in when a field gets the focus.
    [vars.text.input.size]: '1rem',
    [vars.text.input.line]: '1.375rem',
  },
};

const touch = {
  vars: {
    [vars.size.control]: '44px',
    [vars.size.controlInGrid]: '44px',
    [vars.size.field]: '44px',
    [vars.size.iconButton]: '44px',
    [vars.size.primaryAction]: '48px',
    ...touchInput.vars,
  },
};

const onTouch = (rule: object) => ({ '(pointer: coarse)': rule, [media.small]: rule });

/** Compact density, with controls that a finger can hit on touch screens and phones. */
export const compact = style(
  inLayer.domains({
    ...text('body'),
    color: vars.color.text,
    ...input,
    '@media': onTouch(touch),
  }),
);

// The direction of an element sets all sizes of its text again.
const regularPart = `[${densityAttribute}="compact"] [${densityAttribute}="regular"]`;
const otherDensity = `[${densityAttribute}], ${regularPart} *`;
globalStyle(
  `:where(${compact}) [dir]:not(${otherDensity})`,
  inLayer.domains({ ...input, '@media': onTouch(touchInput) }),
);
