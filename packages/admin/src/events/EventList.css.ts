import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer, media, text, transition, vars } from '@vitrine/theme';

const { border, color, space } = vars;
const wide = 'events (min-width: 840px)';
const narrow = 'events (max-width: 839.98px)';
const hairline = `${border.width} solid ${color.hairline}`;

export const root = style(
  inLayer.domains({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    gap: space[16],
    containerType: 'inline-size',
    containerName: 'events',
    paddingBlock: `${space[20]} 0`,
  }),
);

export const toolbar = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] }),
);

export const search = style(
  inLayer.domains({
    flex: '1 1 200px',
    inlineSize: 'auto',
    '@container': { [wide]: { flex: 'none', inlineSize: 264 } },
  }),
);

export const searchKey = style(
  inLayer.domains({ '@container': { [narrow]: { display: 'none' } } }),
);

export const count = style(
  inLayer.domains({ ...text('caption'), marginInlineStart: 'auto', color: color.textMuted }),
);

export const results = style(
  inLayer.domains({
    ...transition(['opacity']),
    display: 'flex',
    flexDirection: 'column',
    gap: space[32],
    paddingBlockEnd: space[40],
    selectors: { '&[data-pending]': { opacity: 0.6 } },
  }),
);

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
        paddingBlock: space[12],
        borderBlockEnd: hairline,
      },
    },
    '@media': { [media.hover]: { selectors: { '&:hover': { background: color.fill } } } },
  }),
);

const area = (gridArea: string) => ({
  [narrow]: {
    gridArea,
    display: 'block',
    blockSize: 'auto',
    minInlineSize: 0,
    padding: 0,
    border: 0,
    whiteSpace: 'normal' as const,
  },
});

export const event = style([
  cell,
  inLayer.domains({
    blockSize: 52,
    paddingBlock: space[8],
    '@container': {
      [wide]: { inlineSize: '34%', maxInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
      ...area('event'),
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
  inLayer.domains({ fontVariantNumeric: 'tabular-nums', '@container': area('when') }),
]);

export const where = style([
  cell,
  inLayer.domains({
    color: color.textMuted,
    '@container': {
      [wide]: { maxInlineSize: '11rem', overflow: 'hidden', textOverflow: 'ellipsis' },
      ...area('where'),
    },
  }),
]);

export const kind = style([
  cell,
  inLayer.domains({ color: color.textMuted, '@container': { [narrow]: { display: 'none' } } }),
]);

export const sold = style([
  cell,
  inLayer.domains({ fontVariantNumeric: 'tabular-nums', '@container': area('sold') }),
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
    '@container': { [narrow]: { ...area('status')[narrow], textAlign: 'end' } },
  }),
]);

export const menu = style([
  inLayer.domains({
    inlineSize: vars.size.controlInGrid,
    paddingBlock: 0,
    textAlign: 'end',
    '@container': { [narrow]: { ...area('menu')[narrow], justifySelf: 'end' } },
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
