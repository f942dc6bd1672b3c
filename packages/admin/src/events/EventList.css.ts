import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';
import { inLines } from '../list/in-lines.ts';
import * as list from '../list/List.css.ts';

const { border, color, space } = vars;
const wide = 'list (min-width: 840px)';
const narrow = 'list (max-width: 839.98px)';
const hairline = `${border.width} solid ${color.hairline}`;

export const root = style([list.root, inLayer.domains({ gap: space[16] })]);

export const head = style(inLayer.domains({ '@container': { [narrow]: { display: 'none' } } }));

export const body = style(inLayer.domains({ '@container': { [narrow]: { display: 'block' } } }));

const cell = inLayer.domains({
  verticalAlign: 'middle',
  paddingInlineEnd: space[20],
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});

export const header = style([cell]);

export const row = style(
  inLayer.domains({
    position: 'relative',
    '@container': {
      [narrow]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"event status" "when sold" "where menu"',
        alignItems: 'center',
        columnGap: space[16],
        rowGap: space[4],
        paddingBlock: space[16],
        borderBlockEnd: hairline,
      },
    },
    '@media': { [media.hover]: { selectors: { '&:hover': { background: color.fill } } } },
  }),
);

export const event = style([
  cell,
  inLayer.domains({
    blockSize: 52,
    paddingBlock: space[8],
    '@container': {
      [wide]: { inlineSize: '34%', maxInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
      [narrow]: inLines('event'),
    },
  }),
]);

export const eventLine = style(
  inLayer.domains({ display: 'flex', alignItems: 'center', gap: space[16], minInlineSize: 0 }),
);

export const picture = style(
  inLayer.domains({
    flex: 'none',
    inlineSize: 32,
    '@container': { [narrow]: { display: 'none' } },
  }),
);

export const link = style(
  inLayer.domains({
    minInlineSize: 0,
    color: color.text,
    fontWeight: vars.text.bodyStrong.weight,
    textDecoration: 'none',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
    },
  }),
);

export const when = style([
  cell,
  inLayer.domains({
    '@container': { [narrow]: inLines('when') },
  }),
]);

export const where = style([
  cell,
  inLayer.domains({
    color: color.textMuted,
    '@container': {
      [wide]: { maxInlineSize: '11rem', overflow: 'hidden', textOverflow: 'ellipsis' },
      [narrow]: inLines('where'),
    },
  }),
]);

export const kind = style([
  cell,
  inLayer.domains({ color: color.textMuted, '@container': { [narrow]: { display: 'none' } } }),
]);

export const sold = style([
  cell,
  inLayer.domains({
    '@container': { [narrow]: inLines('sold') },
  }),
]);

/** The number alone, below the head of its column. */
export const soldNumber = style(
  inLayer.domains({ '@container': { [narrow]: { display: 'none' } } }),
);

/** The number with its unit, where there is no head. */
export const soldText = style(
  inLayer.domains({ ...text('caption'), '@container': { [wide]: { display: 'none' } } }),
);

export const status = style([
  cell,
  inLayer.domains({
    '@container': { [narrow]: { ...inLines('status'), textAlign: 'end' } },
  }),
]);

export const menu = style([
  inLayer.domains({
    inlineSize: vars.size.controlInGrid,
    paddingBlock: 0,
    textAlign: 'end',
    '@container': {
      [narrow]: {
        ...inLines('menu'),
        justifySelf: 'end',
        // Its button is higher than the line of text beside it.
        marginBlock: `calc((1lh - ${vars.size.controlInGrid}) / 2)`,
      },
    },
  }),
]);

export const loading = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: '6fr 3fr 3fr 2fr',
    alignItems: 'center',
    gap: space[32],
    blockSize: 52,
    borderBlockEnd: hairline,
    '@container': { [narrow]: { gridTemplateColumns: '4fr 2fr', blockSize: 84 } },
  }),
);

export const checks = style(
  inLayer.domains({ display: 'grid', gap: space[12], margin: 0, padding: 0, listStyle: 'none' }),
);

export const check = style(
  inLayer.domains({ display: 'flex', alignItems: 'center', gap: space[12] }),
);

/** Icons of checks: done, missing, and missing but optional. */
export const checkMark = styleVariants({
  met: [inLayer.domains({ color: color.success })],
  unmet: [inLayer.domains({ color: color.danger })],
  optional: [inLayer.domains({ color: color.textMuted })],
});

/** Buttons below a text to type, in the body of a dialog. */
export const actions = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[12],
    marginBlockStart: space[20],
  }),
);

export const fields = style(
  inLayer.domains({ display: 'grid', gap: space[20], marginBlockStart: space[16] }),
);
