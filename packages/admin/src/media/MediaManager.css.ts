import { style } from '@vanilla-extract/css';
import { inLayer, media, text, transition, vars } from '@vitrine/theme';

const { border, color, radius, space } = vars;

/** The space between a picture and its caption: 6 px in compact density. */
const captionGap = `calc(${space[4]} + ${space[8]})`;

export const note = style(
  inLayer.domains({ ...text('caption'), margin: 0, color: color.textMuted, textWrap: 'pretty' }),
);

export const dropZone = style(
  inLayer.domains({
    ...transition(['background-color', 'border-color']),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[4]} ${space[20]}`,
    minBlockSize: 40,
    paddingBlock: space[8],
    paddingInline: space[16],
    border: `${border.width} dashed ${color.borderControl}`,
    borderRadius: radius.control,
    selectors: { '&[data-over]': { borderColor: color.text, background: color.fill } },
  }),
);

export const dropText = style(
  inLayer.domains({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[12],
    textWrap: 'pretty',
  }),
);

export const altNotice = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[16],
  }),
);

export const grid = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
    gap: `${space[16]} ${space[12]}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@container': {
      'list (min-width: 560px)': {
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
      },
    },
  }),
);

/** As far from the title as what is loaded. */
export const loading = style(
  inLayer.domains({ display: 'grid', gap: space[16], marginBlockStart: space[16] }),
);

export const loadingDropZone = style(inLayer.domains({ blockSize: 40 }));

export const tile = style(
  inLayer.domains({
    ...transition(['opacity']),
    position: 'relative',
    minInlineSize: 0,
    borderRadius: radius.control,
    selectors: {
      '&[data-dragged]': { opacity: 0.5 },
      '&[data-selected]': { background: color.fill },
      '&[data-selected], &[data-inspected]': {
        outline: `${border.selected} solid ${color.text}`,
        outlineOffset: space[2],
      },
      '&[data-lifted]': {
        outline: `${border.selected} dashed ${color.text}`,
        outlineOffset: space[2],
        background: color.fill,
      },
      '&[data-edge]::after': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        borderInlineStart: `${border.selected} solid ${color.text}`,
      },
      // Edges are physical, as the pointer is.
      '&[data-edge=left]::after': { left: `calc(${space[8]} * -1)` },
      '&[data-edge=right]::after': { right: `calc(${space[8]} * -1)` },
    },
  }),
);

export const tileButton = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: captionGap,
    inlineSize: '100%',
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: color.text,
    textAlign: 'start',
    cursor: 'pointer',
  }),
);

export const tilePicture = style(inLayer.domains({ inlineSize: '100%', aspectRatio: '4 / 5' }));

export const badges = style(
  inLayer.domains({
    position: 'absolute',
    insetBlockStart: space[8],
    insetInlineStart: space[8],
    display: 'flex',
    gap: space[4],
  }),
);

export const badge = style(
  inLayer.domains({
    ...text('micro'),
    paddingInline: space[8],
    border: `${border.width} solid ${color.hairline}`,
    borderRadius: radius.control,
    background: color.ground,
    color: color.text,
    lineHeight: '20px',
  }),
);

export const tileText = style(
  inLayer.domains({ ...text('caption'), display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
);

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const tileName = style(inLayer.domains(oneLine));

export const tileNote = style(inLayer.domains({ ...oneLine, color: color.textMuted }));

/** Visible with the pointer or the focus on the tile, and always on touch screens. */
export const tileMenu = style(
  inLayer.domains({
    position: 'absolute',
    insetBlockStart: space[4],
    insetInlineEnd: space[4],
    inlineSize: 32,
    blockSize: 32,
    minInlineSize: 32,
    minBlockSize: 32,
    background: color.ground,
    borderRadius: radius.control,
    '@media': {
      [media.hover]: {
        opacity: 0,
        selectors: {
          [`${tile}:hover &, ${tile}:focus-within &, &[data-state=open]`]: { opacity: 1 },
        },
      },
    },
  }),
);

export const uploadFrame = style(
  inLayer.domains({
    position: 'relative',
    aspectRatio: '4 / 5',
    marginBlockEnd: captionGap,
    borderRadius: radius.control,
    overflow: 'hidden',
    background: color.fill,
    // The only edge with forced colors, which remove the background.
    outline: `${border.width} solid transparent`,
    outlineOffset: `calc(${border.width} * -1)`,
  }),
);

export const uploadPicture = style(
  inLayer.domains({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', opacity: 0.6 }),
);

export const uploadRemove = style(
  inLayer.domains({
    position: 'absolute',
    insetBlockStart: space[4],
    insetInlineEnd: space[4],
    inlineSize: 32,
    blockSize: 32,
    minInlineSize: 32,
    minBlockSize: 32,
    background: color.ground,
    borderRadius: radius.control,
  }),
);

export const progress = style(
  inLayer.domains({
    ...text('caption'),
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'grid',
    gap: space[8],
    padding: space[8],
    background: color.ground,
  }),
);

export const progressLine = style(
  inLayer.domains({ display: 'flex', alignItems: 'center', gap: space[8] }),
);

export const problem = style(
  inLayer.domains({
    ...text('caption'),
    display: 'grid',
    justifyItems: 'start',
    gap: space[4],
    padding: `${space[40]} ${space[12]} ${space[12]}`,
    color: color.danger,
    overflowWrap: 'anywhere',
  }),
);

export const problemText = style(inLayer.domains({ margin: 0, textWrap: 'pretty' }));

export const footer = style(
  inLayer.domains({
    ...text('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[8]} ${space[20]}`,
    paddingBlockEnd: space[40],
    color: color.textMuted,
  }),
);

/** On a phone, there are no keys to press. */
export const keys = style(
  inLayer.domains({
    display: 'none',
    flexWrap: 'wrap',
    gap: `${space[8]} ${space[20]}`,
    '@container': { 'list (min-width: 560px)': { display: 'flex' } },
  }),
);

export const keyPair = style(
  inLayer.domains({ display: 'inline-flex', alignItems: 'center', gap: space[8] }),
);

export const library = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
    gap: space[16],
    margin: 0,
    paddingInline: 0,
    paddingBlock: space[16],
    listStyle: 'none',
  }),
);

export const libraryItem = style(
  inLayer.domains({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: captionGap }),
);

export const addFailure = style(inLayer.domains({ marginBlockStart: space[16] }));

/** Two lines of a longer text. */
export const libraryName = style(
  inLayer.domains({
    ...text('caption'),
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }),
);

export const wide = style(
  inLayer.domains({ '@media': { [media.medium]: { inlineSize: 'min(720px, 100% - 40px)' } } }),
);
