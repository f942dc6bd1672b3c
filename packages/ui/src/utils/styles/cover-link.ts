import type { StyleRule } from '@vanilla-extract/css';
import { focusRing, media, vars } from '@vitrine/theme';

const { border, radius } = vars;

/**
 * A link that covers its container, so that the full area is clickable; its focus ring surrounds
 * the container. Its text is underlined while `underlinedIn`, the class of the container, is
 * hovered.
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
