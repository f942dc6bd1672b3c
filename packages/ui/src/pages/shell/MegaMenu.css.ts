import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, layers, media, text, transition, vars } from '@vitrine/theme';
import { enterExitAnimation } from '../../primitives/_internal/layer/enter-exit-animation.ts';
import { insideFocusRing } from '../../utils/styles/inside-focus-ring.ts';

const { border, color, space } = vars;

const hairline = `${border.width} solid ${color.hairline}`;

/** An item's link with its button, as high as the header. */
export const parent = style(inLayer.domains({ position: 'relative', display: 'flex' }));

export const chevron = style(inLayer.domains(transition(['rotate'])));

export const turnedChevron = style([chevron, inLayer.domains({ rotate: '180deg' })]);

/** Covers the chevron, as high as the header. */
export const trigger = style(
  inLayer.domains({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: `calc(${space[4]} * -1)`,
    inlineSize: vars.size.target,
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    selectors: {
      // Away from the name beside it.
      '&:focus-visible': insideFocusRing(2),
    },
  }),
);

/** A row below the header, over what follows it. */
export const panel = style([
  inLayer.domains(enterExitAnimation('fast')),
  inLayer.domains({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    maxBlockSize: `calc(100dvh - ${vars.page.header})`,
    overflowY: 'auto',
    paddingBlock: `${space[40]} ${space[56]}`,
    background: color.ground,
    borderBlock: hairline,
  }),
]);

export const content = style(
  inLayer.domains({ display: 'flex', alignItems: 'flex-start', gap: space[56] }),
);

export const columns = style(
  inLayer.domains({
    flex: 1,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
    columnGap: space[24],
    rowGap: space[32],
  }),
);

const link = {
  ...transition(['color']),
  display: 'inline-block',
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.mediaFrame,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
} as const;

export const columnLink = style(
  inLayer.domains({ ...text('bodyStrong'), ...link, color: color.text }),
);

export const columnList = style(inLayer.domains({ paddingBlockStart: space[4] }));

export const pageLink = style(
  inLayer.domains({
    ...text('body'),
    ...link,
    paddingBlock: space[4],
    color: color.textMuted,
  }),
);

const underlined = {
  textDecorationLine: 'underline',
  textDecorationThickness: border.width,
  textUnderlineOffset: '0.3em',
} as const;

for (const name of [columnLink, pageLink]) {
  globalStyle(`${name}[aria-current]`, {
    '@layer': { [layers.domains]: { ...underlined, color: color.text } },
  });
  globalStyle(`${name}:hover`, {
    '@layer': { [layers.domains]: { '@media': { [media.hover]: { ...underlined } } } },
  });
}

export const feature = style(
  inLayer.domains({
    flex: 'none',
    inlineSize: '17.5rem',
    '@media': { [`not ${media.large}`]: { display: 'none' } },
  }),
);
