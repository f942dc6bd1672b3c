import { style } from '@vanilla-extract/css';
import { focusRing, inLayer, vars } from '@vitrine/theme';

const { border, radius } = vars;

/** Covers all that is around it, so that all of it leads on; its ring goes around that. */
export const eventLink = style(
  inLayer.domains({
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.stage },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { ...focusRing, outlineOffset: `calc(${border.focus} * 2)` },
    },
  }),
);
