import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { duration, inLayer, media, text, vars } from '@vitrine/theme';

const { border, color, motion, space } = vars;

const hairline = `${border.width} solid ${color.hairline}`;

/** The site's name as in the header of the page. */
export const brand = style(
  inLayer.domains({ ...text('displayS'), fontSize: '1.6875rem', letterSpacing: '-0.02em' }),
);

export const back = style(
  inLayer.domains({
    ...text('bodyStrong'),
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: vars.size.iconButton,
    // The head of each level has one height.
    marginBlock: `calc(${space[4]} * -1)`,
    color: color.text,
  }),
);

const oneCell = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** A level is as high as the window, so that its footer is at the bottom. */
export const body = style(inLayer.domains({ ...oneCell, paddingBlock: 0 }));

// The content of a modal, which holds the level.
globalStyle(`${body} > div`, inLayer.domains(oneCell));

/** Distance from which a level moves to its position. */
const from = createVar();

const move = keyframes({ from: { opacity: 0, translate: `calc(${from} * ${motion.travel}) 0` } });

const far = '5rem';

export const level = style(
  inLayer.domains({
    display: 'flex',
    flexDirection: 'column',
    paddingBlockStart: space[8],
  }),
);

const entering = {
  animation: `${move} ${duration('slow')} ${motion.ease.enter}`,
} as const;

export const fromEnd = style(
  inLayer.domains({
    ...entering,
    vars: { [from]: far },
    selectors: { '&:dir(rtl)': { vars: { [from]: `-${far}` } } },
    paddingBlockStart: space[20],
  }),
);

export const fromStart = style(
  inLayer.domains({
    ...entering,
    vars: { [from]: `-${far}` },
    selectors: { '&:dir(rtl)': { vars: { [from]: far } } },
  }),
);

export const title = style(
  inLayer.domains({
    paddingBlockEnd: space[12],
    borderBlockEnd: `${border.width} solid ${color.text}`,
    // It receives the focus only to be announced.
    outline: 'none',
  }),
);

export const sections = style(inLayer.domains({ display: 'grid' }));

export const row = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    gap: space[16],
    inlineSize: '100%',
    paddingBlock: space[8],
    borderBlockEnd: hairline,
    color: color.text,
    textAlign: 'start',
    textDecoration: 'none',
    selectors: {
      '&:focus-visible': { outlineOffset: `calc(${border.focus} * -1)` },
    },
  }),
);

const marked = {
  '&[aria-current]': {
    textDecorationLine: 'underline',
    textDecorationThickness: border.width,
    textUnderlineOffset: '0.25em',
  },
} as const;

export const section = style(
  inLayer.domains({ ...text('displayM'), minBlockSize: '4rem', selectors: marked }),
);

export const page = style(
  inLayer.domains({ ...text('body'), minBlockSize: '3.5rem', selectors: marked }),
);

export const ownPage = style(inLayer.domains({ fontWeight: vars.text.bodyStrong.weight }));

export const label = style(
  inLayer.domains({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }),
);

export const image = style(
  inLayer.domains({ flex: 'none', inlineSize: '2.8125rem', aspectRatio: '4 / 5' }),
);

export const count = style(
  inLayer.domains({
    ...text('caption'),
    color: color.textMuted,
  }),
);

/** Its tip is below the close button's icon. */
export const chevron = style(
  inLayer.domains({ flex: 'none', marginInlineEnd: `calc(${space[4]} * -1)` }),
);

export const feature = style(
  inLayer.domains({
    paddingBlock: space[20],
    // On a low screen the links come first.
    '@media': { '(max-height: 699px)': { display: 'none' } },
  }),
);

export const account = style(
  inLayer.domains({
    marginInline: `calc(${space[20]} * -1)`,
    paddingInline: space[20],
    paddingBlock: space[12],
    borderBlockStart: hairline,
    selectors: {
      // The last row of the links has a hairline already.
      'nav + &': { marginBlockStart: space[20] },
    },
    '@media': {
      [media.medium]: { marginInline: `calc(${space[24]} * -1)`, paddingInline: space[24] },
    },
  }),
);

export const accountRow = style(
  inLayer.domains({
    ...text('body'),
    display: 'flex',
    alignItems: 'center',
    gap: space[16],
    inlineSize: '100%',
    minBlockSize: '3rem',
    color: color.text,
    textAlign: 'start',
    textDecoration: 'none',
    selectors: {
      '&:focus-visible': { outlineOffset: `calc(${border.focus} * -1)` },
      '&[aria-disabled="true"]': { color: color.textDisabled },
    },
  }),
);

export const footer = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '3.75rem',
    marginBlockStart: 'auto',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    borderBlockStart: hairline,
  }),
);
