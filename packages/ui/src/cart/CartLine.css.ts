import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

const { color, space } = vars;

const pictureWidth = 84;

export const root = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: `${pictureWidth}px minmax(0, 1fr)`,
    alignItems: 'start',
    columnGap: space[16],
    paddingBlock: space[20],
    outlineOffset: `calc(${vars.border.focus} * -1)`,
  }),
);

export const picture = style(inLayer.domains({ aspectRatio: '4 / 5' }));

export const label = style(
  inLayer.domains({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[12] }),
);

/** Name and price on one line, what it is below: the gallery label. */
export const facts = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space[16],
    alignItems: 'start',
  }),
);

export const name = style(
  inLayer.domains({
    ...text('bodyStrong'),
    justifySelf: 'start',
    color: color.text,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    '@media': {
      [media.hover]: {
        selectors: { 'a&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' } },
      },
    },
  }),
);

export const price = style(
  inLayer.domains({
    ...text('bodyStrong'),
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'end',
    minBlockSize: vars.text.bodyStrong.line,
    textAlign: 'end',
  }),
);

export const details = style(
  inLayer.domains({
    ...text('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[8],
    color: color.textMuted,
    overflowWrap: 'anywhere',
  }),
);

export const customText = style(inLayer.domains({ flexBasis: '100%' }));

export const was = style(
  inLayer.domains({ ...text('caption'), color: color.textMuted, textAlign: 'end' }),
);

export const discount = style(
  inLayer.domains({
    ...text('caption'),
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: space[16],
    gridColumn: '1 / -1',
  }),
);

export const foot = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    minBlockSize: vars.size.stepper,
  }),
);

export const updating = style(
  inLayer.domains({
    ...text('label'),
    fontWeight: vars.text.body.weight,
    color: color.textMuted,
    marginInlineStart: 'auto',
  }),
);

export const remove = style(inLayer.domains({ marginInlineStart: 'auto' }));
