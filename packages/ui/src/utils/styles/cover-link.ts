import type { StyleRule } from '@vanilla-extract/css';
import { focusRing, media, vars } from '@vitrine/theme';

const { border, radius } = vars;

/**
 * A link that covers all that is around it, so that all of it leads on; its ring goes around that.
 * Its words are underlined while a pointer is over `underlinedIn`, the class of what it covers.
 */
export const coverLinkStyle = ({ underlinedIn }: { underlinedIn?: string } = {}): StyleRule => ({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.mediaFrame },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { ...focusRing, outlineOffset: `calc(${border.focus} * 2)` },
  },
  ...(underlinedIn && {
    '@media': {
      [media.hover]: {
        selectors: {
          [`${underlinedIn}:hover &`]: {
            textDecoration: 'underline',
            textDecorationThickness: border.width,
            textUnderlineOffset: '0.16em',
          },
        },
      },
    },
  }),
});
