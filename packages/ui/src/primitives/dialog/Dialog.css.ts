import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '@vitrine/theme';
import { enterExitAnimation } from '../_internal/layer/enter-exit-animation.ts';
import { from } from '../_internal/layer/motion.css.ts';

const { border, color, radius, space } = vars;

const safeFooter = `max(${space[24]}, env(safe-area-inset-bottom))`;

export const content = style([
  inLayer.primitives(enterExitAnimation('slow')),
  inLayer.primitives({
    zIndex: vars.z.dialog,
    insetInline: 0,
    insetBlockEnd: 0,
    maxBlockSize: `calc(100dvb - ${space[40]})`,
    borderStartStartRadius: radius.sheet,
    borderStartEndRadius: radius.sheet,
    // A sheet slides in from its edge.
    vars: { [from.y]: '100%', [from.opacity]: '1' },
    '@media': {
      [media.medium]: {
        insetBlock: 0,
        margin: 'auto',
        inlineSize: '26.25rem',
        blockSize: 'fit-content',
        maxBlockSize: `calc(100dvb - 2 * ${space[40]})`,
        borderRadius: radius.surface,
        vars: { [from.y]: space[12], [from.opacity]: '0' },
      },
    },
  }),
]);

// The text has a larger inset than the close button in the corner.
const side = { paddingInline: space[32] };

export const header = style(
  inLayer.primitives({
    paddingBlock: `${space[20]} ${space[8]}`,
    '@media': {
      [media.medium]: { ...side, paddingBlockStart: space[32] },
    },
  }),
);

// Two scrolling backgrounds cover two fixed rules, so that a rule is visible only where text is
// hidden.
const rule = (line: string, edge: string, attachment: string) =>
  `linear-gradient(${line}, ${line}) ${edge} / 100% ${border.width} no-repeat ${attachment}`;

export const body = style(
  inLayer.primitives({
    paddingBlockEnd: space[20],
    '@media': {
      [media.medium]: {
        ...side,
        selectors: { '&:last-child': { paddingBlockEnd: space[32] } },
      },
    },
    background: [
      rule(color.surface, 'top', 'local'),
      rule(color.surface, 'bottom', 'local'),
      rule(color.hairline, 'top', 'scroll'),
      rule(color.hairline, 'bottom', 'scroll'),
    ].join(', '),
    selectors: { '&:last-child': { paddingBlockEnd: safeFooter } },
  }),
);

export const footer = style(
  inLayer.primitives({
    display: 'flex',
    flexDirection: 'column',
    // Compact density must not bring two targets closer.
    gap: `max(${space[8]}, 8px)`,
    paddingBlock: `${space[12]} ${safeFooter}`,
    '@media': {
      [media.medium]: {
        flexDirection: 'row',
        flexWrap: 'wrap',
        ...side,
        paddingBlockEnd: space[32],
      },
    },
  }),
);
