import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';

const { border, color, radius, space } = vars;
const hairline = `${border.width} solid ${color.hairline}`;
const inkLine = `${border.width} solid ${color.text}`;

/** A phone, or a column of its width on larger screens. */
export const root = style(
  inLayer.domains({
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    inlineSize: '100%',
    maxInlineSize: 560,
    minBlockSize: '100dvb',
    marginInline: 'auto',
    background: color.ground,
    color: color.text,
  }),
);

export const header = style(
  inLayer.domains({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: 56,
    paddingInline: space[8],
    borderBlockEnd: hairline,
  }),
);

export const heading = style(
  inLayer.domains({
    flex: 1,
    minInlineSize: 0,
    paddingInlineStart: space[4],
    overflowWrap: 'anywhere',
  }),
);

export const where = style(
  inLayer.domains({ ...text('caption'), margin: 0, color: color.textMuted, textWrap: 'pretty' }),
);

export const counts = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${space[8]} ${space[16]}`,
    padding: `${space[12]} ${space[20]}`,
  }),
);

export const count = style(inLayer.domains({ ...text('title') }));

export const sent = style(inLayer.domains({ ...text('caption'), color: color.textMuted }));

export const progress = style(inLayer.domains({ flexBasis: '100%' }));

export const camera = style(
  inLayer.domains({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    blockSize: 'clamp(188px, 34dvb, 320px)',
    overflow: 'hidden',
    background: color.mediaFrame,
  }),
);

export const video = style(
  inLayer.domains({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  }),
);

/** The place in which a code is read best. */
export const finder = style(
  inLayer.domains({
    position: 'relative',
    boxSizing: 'border-box',
    blockSize: '88%',
    aspectRatio: '1',
    border: `${border.selected} solid ${color.onAction}`,
    outline: `${border.width} solid ${color.text}`,
    borderRadius: radius.control,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
);

export const torch = style(
  inLayer.domains({
    position: 'absolute',
    insetInlineEnd: space[8],
    insetBlockEnd: space[8],
    background: color.surface,
  }),
);

export const cameraText = style(
  inLayer.domains({
    ...text('body'),
    margin: 0,
    padding: `${space[24]} ${space[20]}`,
    background: color.mediaFrame,
    textWrap: 'pretty',
  }),
);

export const cameraFailure = style(inLayer.domains({ padding: `${space[16]} ${space[20]} 0` }));

export const content = style(
  inLayer.domains({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    gap: space[16],
    padding: `${space[16]} ${space[20]} ${space[24]}`,
  }),
);

export const idle = style(
  inLayer.domains({ ...text('body'), margin: 0, color: color.textMuted, textWrap: 'pretty' }),
);

/**
 * The fixed foot does not cover a result that scrolls into view. After a search it has the focus; it
 * is not a control.
 */
export const result = style(inLayer.domains({ scrollMarginBlock: space[80], outline: 'none' }));

export const unsent = style(inLayer.domains({ ...text('caption'), flex: 'none' }));

export const verdict = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[12],
    rowGap: space[4],
    padding: space[16],
    border: `${border.width} solid`,
    borderRadius: radius.control,
    selectors: {
      '&[data-tone=success]': { borderColor: color.success, background: color.successFill },
      '&[data-tone=warning]': { borderColor: color.warning, background: color.warningFill },
      '&[data-tone=danger]': { borderColor: color.danger, background: color.dangerFill },
    },
  }),
);

export const verdictIcon = style(
  inLayer.domains({
    gridColumn: 1,
    gridRow: '1 / span 2',
    inlineSize: 28,
    blockSize: 28,
    selectors: {
      [`${verdict}[data-tone=success] > &`]: { color: color.success },
      [`${verdict}[data-tone=warning] > &`]: { color: color.warning },
      [`${verdict}[data-tone=danger] > &`]: { color: color.danger },
    },
  }),
);

export const verdictHead = style(
  inLayer.domains({
    gridColumn: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${space[12]}`,
  }),
);

export const verdictName = style(
  inLayer.domains({ ...text('displayS'), margin: 0, overflowWrap: 'anywhere' }),
);

export const verdictAside = style(
  inLayer.domains({
    ...text('label'),
    color: color.success,
  }),
);

export const ticket = style(inLayer.domains({ gridColumn: 2, ...text('bodyStrong'), margin: 0 }));

export const policy = style(
  inLayer.domains({
    gridColumn: 2,
    ...text('caption'),
    margin: 0,
    color: color.textMuted,
    textWrap: 'pretty',
  }),
);

export const verdictText = style(
  inLayer.domains({
    gridColumn: 2,
    ...text('body'),
    margin: 0,
    textWrap: 'pretty',
    selectors: {
      [`${verdict}[data-tone=warning] > &`]: { color: color.warning },
      [`${verdict}[data-tone=danger] > &`]: { color: color.danger },
    },
  }),
);

export const code = style(
  inLayer.domains({
    gridColumn: 2,
    ...text('caption'),
    margin: 0,
    color: color.textMuted,
    overflowWrap: 'anywhere',
    direction: 'ltr',
    textAlign: 'start',
  }),
);

const ownLine = { gridColumn: '1 / -1' };

export const group = style(
  inLayer.domains({
    ...text('body'),
    ...ownLine,
    margin: 0,
    marginBlockStart: space[8],
    paddingBlockStart: space[12],
    borderBlockStart: `${border.width} solid color-mix(in srgb, ${color.successBorder} 50%, transparent)`,
    textWrap: 'pretty',
  }),
);

export const verdictActions = style(
  inLayer.domains({
    ...ownLine,
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[8],
    marginBlockStart: space[8],
  }),
);

export const wide = style(inLayer.domains({ flex: '1 1 0', minInlineSize: 'min-content' }));

export const recent = style(
  inLayer.domains({ borderBlockStart: inkLine, paddingBlockStart: space[12] }),
);

export const recentTitle = style(inLayer.domains({ ...text('bodyStrong'), margin: 0 }));

export const list = style(inLayer.domains({ margin: 0, padding: 0, listStyle: 'none' }));

const item = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  inlineSize: '100%',
  minBlockSize: 52,
  paddingBlock: space[8],
  borderBlockEnd: hairline,
} as const;

export const row = style(inLayer.domains(item));

export const itemName = style(
  inLayer.domains({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }),
);

export const strong = style(inLayer.domains({ ...text('bodyStrong') }));

export const muted = style(
  inLayer.domains({
    ...text('caption'),
    color: color.textMuted,
  }),
);

export const search = style(
  inLayer.domains({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[12],
    padding: `${space[4]} ${space[20]} 0`,
  }),
);

export const found = style(
  inLayer.domains({
    ...text('body'),
    ...item,
    paddingInline: 0,
    borderInline: 0,
    borderBlockStart: 0,
    background: 'none',
    color: color.text,
    textAlign: 'start',
    cursor: 'pointer',
    '@media': { [media.hover]: { selectors: { '&:hover': { background: color.fill } } } },
  }),
);

export const footer = style(
  inLayer.domains({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 1,
    display: 'flex',
    gap: space[12],
    padding: `${space[12]} ${space[20]}`,
    borderBlockStart: inkLine,
    background: color.ground,
  }),
);
