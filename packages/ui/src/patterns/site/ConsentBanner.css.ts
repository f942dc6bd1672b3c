import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, layers, media, text, vars } from '@vitrine/theme';

const { border, color, space } = vars;

export const root = style(
  inLayer.primitives({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.z.popover,
    maxBlockSize: '100dvh',
    overflowY: 'auto',
    borderBlockStart: `${border.width} solid ${color.text}`,
    background: color.surface,
    color: color.text,
    paddingBlockStart: space[20],
    paddingBlockEnd: `max(${space[20]}, env(safe-area-inset-bottom))`,
  }),
);

export const content = style(
  inLayer.primitives({
    display: 'grid',
    gap: space[16],
    '@media': {
      [media.large]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: space[56],
      },
    },
  }),
);

export const titleAndText = style(inLayer.primitives({ display: 'grid', gap: space[4] }));

export const title = style(inLayer.primitives({ ...text('title') }));

export const description = style(
  inLayer.primitives({ ...text('body'), maxInlineSize: '64ch', color: color.textMuted }),
);

/** Both answers have the same size and appearance. */
export const actions = style(
  inLayer.primitives({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[12],
    '@media': {
      [media.narrow]: {
        gridTemplateColumns: 'repeat(2, minmax(9rem, auto)) auto',
        justifyContent: 'start',
      },
    },
  }),
);

// The text button begins where the answers do, also in a line of its own.
globalStyle(`${actions} > :nth-child(3)`, {
  '@layer': { [layers.primitives]: { justifySelf: 'start' } },
});
