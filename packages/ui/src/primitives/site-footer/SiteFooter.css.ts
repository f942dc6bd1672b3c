import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, layers, media, text, transition, vars } from '@vitrine/theme';

const { border, color, space } = vars;

const rule = `${border.width} solid ${color.hairline}`;

export const root = style(inLayer.primitives({ borderBlockStart: rule }));

/** Below it the groups of links are closed until they are opened. */
const phone = '(max-width: 599px)';
/** Without scripts they cannot be opened. */
const scripted = '(not (scripting: none))';

export const columns = style(
  inLayer.primitives({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    columnGap: space[24],
    rowGap: space[40],
    paddingBlock: space[56],
    '@media': {
      // The rule of `Base` is the end of the last group.
      [phone]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        rowGap: 0,
        paddingBlock: `${space[40]} 0`,
      },
      [media.large]: {
        gridTemplateColumns: 'minmax(0, 4fr)',
        gridAutoColumns: 'minmax(0, 1.72fr)',
        gridAutoFlow: 'column',
      },
    },
  }),
);

export const description = style(
  inLayer.primitives({
    ...text('body'),
    gridColumn: '1 / -1',
    maxInlineSize: '24rem',
    textWrap: 'pretty',
    color: color.textMuted,
    '@media': {
      [phone]: { maxInlineSize: 'none', marginBlockEnd: space[32] },
      [media.large]: { gridColumn: 'auto' },
    },
  }),
);

export const name = style(
  inLayer.primitives({ ...text('displayS'), marginBlockEnd: space[12], color: color.text }),
);

export const section = style(
  inLayer.primitives({
    minInlineSize: 0,
    '@media': {
      [phone]: { borderBlockStart: rule },
    },
  }),
);

export const heading = style(
  inLayer.primitives({
    ...text('label'),
    marginBlockEnd: space[8],
    color: color.text,
    '@media': { [phone]: { marginBlockEnd: 0 } },
  }),
);

export const title = style(
  inLayer.primitives({
    '@media': { [`${phone} and ${scripted}`]: { display: 'none' } },
  }),
);

export const toggle = style(
  inLayer.primitives({
    ...text('bodyStrong'),
    display: 'none',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    inlineSize: '100%',
    minBlockSize: space[56],
    borderRadius: vars.radius.control,
    color: color.text,
    textAlign: 'start',
    '@media': { [`${phone} and ${scripted}`]: { display: 'flex' } },
  }),
);

export const sign = style(
  inLayer.primitives({
    ...transition(['rotate']),
    flex: 'none',
    selectors: { [`${toggle}[aria-expanded="true"] &`]: { rotate: '45deg' } },
  }),
);

export const list = style(
  inLayer.primitives({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': {
      [phone]: { paddingBlockEnd: space[16] },
      [`${phone} and ${scripted}`]: {
        selectors: { '&[data-state="closed"]': { display: 'none' } },
      },
    },
  }),
);

export const link = style(
  inLayer.primitives({
    ...text('body'),
    ...transition(['color']),
    display: 'inline-block',
    paddingBlock: '0.375rem',
    borderRadius: vars.radius.mediaFrame,
    color: color.textMuted,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '@media': {
      [media.hover]: { ':hover': { color: color.text } },
      // Neighboring links are a finger apart.
      '(pointer: coarse)': { paddingBlock: space[8] },
    },
  }),
);

export const base = style(
  inLayer.primitives({
    ...text('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[24],
    rowGap: space[8],
    paddingBlock: space[20],
    borderBlockStart: rule,
    color: color.textMuted,
  }),
);

globalStyle(`${root}:dir(rtl) ${name}`, {
  '@layer': { [layers.primitives]: { letterSpacing: 0 } },
});
