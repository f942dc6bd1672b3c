import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inLayer, layers, media, text, transition, vars } from '@vitrine/theme';
import { hoveredSelector, outline, plain, pressedSelector, quiet } from './button-styles.ts';

const { color } = vars;

export const root = recipe({
  base: inLayer.primitives({
    ...text('bodyStrong'),
    ...transition(['background-color', 'border-color', 'color']),
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    // A link's icon is next to its text.
    gridAutoFlow: 'column',
    justifyContent: 'center',
    columnGap: vars.space[8],
    minInlineSize: vars.size.control,
    minBlockSize: vars.size.control,
    paddingInline: vars.space[20],
    // Around lines of a long text.
    paddingBlock: vars.space[8],
    ...plain,
    textAlign: 'center',
    selectors: {
      '&[data-disabled]': { color: color.textDisabled, cursor: 'default' },
      '&[data-pending]': { cursor: 'progress' },
      '&:active': { transitionDuration: vars.motion.duration.instant },
    },
  }),
  variants: {
    emphasis: {
      primary: inLayer.primitives({
        background: color.action,
        borderColor: color.action,
        color: color.onAction,
        '@media': {
          [media.hover]: {
            selectors: {
              [hoveredSelector]: { background: color.actionHover, borderColor: color.actionHover },
            },
          },
          // The theme's fills of checked controls would be behind a text in another color.
          [media.forcedColors]: {
            selectors: {
              [`${hoveredSelector}, ${pressedSelector}`]: {
                background: 'ButtonFace',
                borderColor: 'Highlight',
              },
              '&[data-disabled]': { borderColor: 'GrayText' },
            },
          },
        },
        selectors: {
          [pressedSelector]: { background: color.actionActive, borderColor: color.actionActive },
          // The edge is seen only where fills are not: in high contrast.
          '&[data-disabled]': { background: color.fill, borderColor: color.fillHover },
        },
      }),
      outline,
      quiet,
      text: inLayer.primitives({
        ...text('label'),
        minInlineSize: vars.size.target,
        minBlockSize: vars.size.target,
        padding: 0,
        borderRadius: vars.radius.mediaFrame,
        textDecorationLine: 'underline',
        textDecorationThickness: vars.border.width,
        textUnderlineOffset: '0.3em',
        textDecorationColor: color.borderControl,
        '@media': {
          [media.hover]: {
            selectors: { [hoveredSelector]: { textDecorationColor: 'currentcolor' } },
          },
          // Forced colors paint a transparent border, tight around text that is already underlined.
          [media.forcedColors]: { borderColor: 'Canvas' },
        },
      }),
    },
    size: {
      regular: {},
      large: inLayer.primitives({
        minBlockSize: vars.size.primaryAction,
        ...text('input'),
        fontWeight: 560,
      }),
    },
    width: {
      content: {},
      full: inLayer.primitives({
        display: 'grid',
        gridAutoFlow: 'row',
        // A word that is longer than the button breaks: an automatic column would be as wide as it.
        gridTemplateColumns: 'minmax(0, 1fr)',
        overflowWrap: 'anywhere',
        hyphens: 'auto',
        hyphenateLimitChars: '14 4 4',
        inlineSize: '100%',
      }),
    },
    tone: {
      neutral: {},
      // Inside a message the action inherits the message's color.
      inherit: inLayer.primitives({ color: 'inherit', textDecorationColor: 'currentcolor' }),
    },
  },
  defaultVariants: { emphasis: 'outline', size: 'regular', width: 'content', tone: 'neutral' },
});

const textButton = root.classNames.variants.emphasis.text;

/** All labels share one cell, so that the button is as wide as its longest state. */
export const label = style(
  inLayer.primitives({
    gridArea: '1 / 1',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    textDecoration: 'inherit',
    selectors: {
      '&[data-state="hidden"]': { visibility: 'hidden' },
      // Without edges of its own, space beside the text would look like a mistake.
      [`${textButton} > &[data-state="hidden"]`]: { display: 'none' },
      // Beside text, the words are on its line with and without a sign before them.
      [`${textButton} > &`]: { alignItems: 'baseline' },
    },
  }),
);

globalStyle(`${textButton} > ${label} > :is(svg, [aria-hidden])`, {
  '@layer': { [layers.primitives]: { alignSelf: 'center' } },
});
