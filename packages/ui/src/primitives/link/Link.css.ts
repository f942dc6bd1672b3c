import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer, media, transition, vars } from '@vitrine/theme';

const { color } = vars;

const underline = {
  textDecorationLine: 'underline',
  textDecorationThickness: vars.border.width,
  textUnderlineOffset: '0.3em',
} as const;

export const variant = styleVariants({
  prose: inLayer.primitives({
    ...underline,
    color: color.link,
    borderRadius: vars.radius.mediaFrame,
    '@media': {
      [media.hover]: {
        selectors: { '&:hover': { textDecorationThickness: vars.border.selected } },
      },
    },
    selectors: {
      '&:active': { color: color.text },
      // Clear of the underline.
      '&:focus-visible': { outlineOffset: `calc(${vars.border.focus} * 2)` },
    },
  }),
  standalone: inLayer.primitives({
    ...underline,
    ...transition(['text-decoration-color']),
    display: 'inline-block',
    paddingBlock: `max(0px, (${vars.size.target} - 1lh) / 2)`,
    color: color.text,
    fontWeight: vars.text.bodyStrong.weight,
    textDecorationColor: color.borderControl,
    borderRadius: vars.radius.mediaFrame,
    '@media': {
      [media.hover]: { selectors: { '&:hover': { textDecorationColor: 'currentcolor' } } },
    },
    selectors: { '&:active': { color: color.textMuted } },
  }),
});

export const icon = style(
  inLayer.primitives({
    display: 'inline',
    verticalAlign: 'text-bottom',
    marginInlineStart: vars.space[2],
  }),
);
