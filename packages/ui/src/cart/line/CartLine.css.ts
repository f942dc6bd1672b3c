import { style } from '@vanilla-extract/css';
import { containers, inLayer, media, text, vars } from '@vitrine/theme';

const { border, color, size, space } = vars;

/** From this width of the list both actions are next to the stepper. */
const wide = containers.medium;

/** Below this width of the list, 320 px beside the image, the fix of a problem is below its message. */
const narrow = '(max-width: 419px)';

export const picture = style(inLayer.domains({ aspectRatio: '4 / 5' }));

/** In place of an image. */
export const kindFrame = style(
  inLayer.domains({
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.mediaFrame,
    background: color.mediaFrame,
    color: color.textMuted,
    '@media': { [media.forcedColors]: { border: `${vars.border.width} solid CanvasText` } },
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

/** Of a line that cannot be bought. */
export const unavailablePrice = style(inLayer.domains({ color: color.textMuted }));

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

export const fullWidthRow = style(inLayer.domains({ flexBasis: '100%' }));

export const was = style(
  inLayer.domains({
    ...text('caption'),
    color: color.textMuted,
    textAlign: 'end',
  }),
);

export const previous = style(
  inLayer.domains({ ...text('caption'), gridColumn: '1 / -1', color: color.textMuted }),
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

/** The stepper, and without scripts the button next to it. */
export const quantity = style(
  inLayer.domains({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] }),
);

/** The problem of a line: one box with its fix at the end; on phones, the fix below the message. */
export const problem = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    paddingInlineEnd: space[12],
    border: `${border.width} solid ${color.warningBorder}`,
    borderRadius: vars.radius.control,
    background: color.warningFill,
    '@container': {
      [narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        rowGap: space[8],
        padding: 0,
        border: 0,
        background: 'none',
      },
    },
  }),
);

/** Its message, which has the box on phones only. */
export const problemMessage = style(
  inLayer.domains({
    borderColor: 'transparent',
    background: 'none',
    marginBlock: `calc(${border.width} * -1)`,
    '@container': {
      [narrow]: { margin: 0, borderColor: color.warningBorder, background: color.warningFill },
    },
  }),
);

/** Its fix: a link-like button in the box, and an outlined one below it. */
export const problemFix = style(
  inLayer.domains({
    color: color.warning,
    // On the first line of the message.
    marginBlock: `calc(${space[12]} - ${border.width} + (1lh - ${size.target}) / 2)`,
    '@container': {
      [narrow]: {
        ...text('bodyStrong'),
        marginBlock: 0,
        minBlockSize: size.control,
        paddingBlock: space[8],
        paddingInline: space[20],
        border: `${border.width} solid ${color.borderControl}`,
        borderRadius: vars.radius.control,
        background: color.surface,
        color: color.text,
        textDecorationLine: 'none',
      },
    },
    selectors: {
      '&:active': { '@container': { [narrow]: { background: color.fillActive } } },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover': {
            '@container': { [narrow]: { background: color.fill, borderColor: color.borderHover } },
          },
        },
      },
    },
  }),
);

/** Centered on the stepper's height. */
const beside = {
  marginBlock: `calc((${size.stepper} - ${size.target}) / 2)`,
  marginInlineStart: 'auto',
};

export const updating = style(
  inLayer.domains({
    ...text('label'),
    ...beside,
    display: 'grid',
    alignItems: 'center',
    minBlockSize: size.target,
    fontWeight: vars.text.body.weight,
    color: color.textMuted,
  }),
);

export const actions = style(
  inLayer.domains({
    ...beside,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    columnGap: space[16],
    '@container': { [wide]: { columnGap: space[24] } },
  }),
);

const activeAction = { color: color.text, textDecorationLine: 'underline' } as const;

/** Of a line and of the cart: quieter than the names of the lines. */
export const action = style(
  inLayer.domains({
    ...text('caption'),
    color: color.textMuted,
    textDecorationLine: 'none',
    '@media': { [media.hover]: { selectors: { '&:hover': activeAction } } },
    selectors: { '&:focus-visible': activeAction },
  }),
);

export const wideLabel = style(
  inLayer.domains({ display: 'none', '@container': { [wide]: { display: 'inline' } } }),
);

export const narrowLabel = style(
  inLayer.domains({ '@container': { [wide]: { display: 'none' } } }),
);
