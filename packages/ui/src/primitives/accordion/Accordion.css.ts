import { style } from '@vanilla-extract/css';
import { duration, inLayer, media, text, vars } from '@vitrine/theme';

const { border, color, motion, space } = vars;

const hairline = `${border.width} solid ${color.hairline}`;

export const root = style(inLayer.primitives({ borderBlockStart: hairline }));

export const item = style(inLayer.primitives({ borderBlockEnd: hairline }));

export const title = style(
  inLayer.primitives({
    ...text('bodyStrong'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    // The focus ring is inset, away from the content's text, with space at the sides.
    inlineSize: `calc(100% + 2 * ${space[8]})`,
    minBlockSize: space[56],
    marginInline: `calc(${space[8]} * -1)`,
    paddingBlock: space[12],
    paddingInline: space[8],
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-disabled]': { color: color.textDisabled, cursor: 'default' },
      '&:focus-visible': { outlineOffset: `calc(${border.focus} * -1)` },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([data-disabled])': {
            textDecorationLine: 'underline',
            textDecorationThickness: border.width,
            textUnderlineOffset: '0.3em',
            textDecorationColor: color.borderControl,
          },
        },
      },
    },
  }),
);

export const panel = style(
  inLayer.primitives({
    display: 'grid',
    gridTemplateRows: '1fr',
    transitionProperty: 'grid-template-rows, content-visibility',
    transitionBehavior: 'allow-discrete',
    transitionDuration: duration('base'),
    transitionTimingFunction: motion.ease.enter,
    selectors: {
      '&[data-state="closed"]': {
        gridTemplateRows: '0fr',
        // Repeated here for browsers that do not support `until-found`.
        contentVisibility: 'hidden',
        transitionDuration: duration('base', 'leave'),
        transitionTimingFunction: motion.ease.leave,
      },
    },
    '@media': { [media.reducedMotion]: { transitionProperty: 'none' } },
  }),
);

/** Focus rings and marks may reach beyond the sides. */
export const fold = style(
  inLayer.primitives({ minBlockSize: 0, overflowX: 'visible', overflowY: 'clip' }),
);

export const content = style(
  inLayer.primitives({ ...text('body'), paddingBlockEnd: space[20], textWrap: 'pretty' }),
);
