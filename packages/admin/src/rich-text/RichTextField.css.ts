import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, inLayer, layers, media, text, vars } from '@vitrine/theme';

const { border, color, radius, space } = vars;

export const root = style(inLayer.domains({ display: 'grid', gap: space[4], minInlineSize: 0 }));

export const box = style(
  inLayer.domains({
    boxSizing: 'border-box',
    // As wide as its field, also with a short text.
    inlineSize: '100%',
    border: `${border.width} solid ${color.borderControl}`,
    borderRadius: radius.control,
    background: color.surface,
    selectors: {
      '&:has([contenteditable]:focus-visible)': focusRing,
      '&[data-invalid]': { borderColor: color.danger },
    },
  }),
);

export const toolbar = style(
  inLayer.domains({
    display: 'flex',
    flexWrap: 'wrap',
    position: 'relative',
    gap: space[4],
    padding: space[4],
    borderBlockEnd: `${border.width} solid ${color.hairline}`,
  }),
);

export const tool = style(
  inLayer.domains({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 32,
    blockSize: 32,
    padding: 0,
    border: `${border.width} solid transparent`,
    borderRadius: radius.control,
    background: 'none',
    color: color.text,
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed=true]': { background: color.fill, borderColor: color.text },
      '&[aria-disabled=true]': { color: color.textDisabled, cursor: 'default' },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([aria-disabled])': { background: color.fill } } },
      '(pointer: coarse)': { inlineSize: 44, blockSize: 44 },
      [media.forcedColors]: {
        selectors: { '&[aria-pressed=true]': { borderColor: 'Highlight' } },
      },
    },
  }),
);

/** The popover is below the toolbar. */
export const linkAnchor = style(
  inLayer.domains({ position: 'absolute', insetBlockEnd: 0, insetInlineStart: space[8] }),
);

export const linkForm = style(
  inLayer.domains({ display: 'grid', gap: space[12], inlineSize: 'min(320px, 80vw)' }),
);

export const linkActions = style(inLayer.domains({ display: 'flex', gap: space[12] }));

export const frame = style(inLayer.domains({ minBlockSize: 120 }));

export const content = style(
  inLayer.domains({
    ...text('input'),
    minBlockSize: 120,
    maxBlockSize: 400,
    overflowY: 'auto',
    paddingBlock: space[12],
    paddingInline: space[16],
    outline: 'none',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  }),
);

const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${content} :where(${selector})`, { '@layer': { [layers.domains]: rule } });

within('p, ul, ol, blockquote, pre, hr, h1, h2, h3, h4, h5, h6', {
  margin: 0,
  unicodeBidi: 'plaintext',
  textAlign: 'start',
});
globalStyle(`${content} > * + *`, {
  '@layer': { [layers.domains]: { marginBlockStart: space[8] } },
});
within('h1, h2', { ...text('title') });
within('h3, h4, h5, h6', { ...text('bodyStrong') });
within('ul, ol', { paddingInlineStart: space[20] });
within('a', { color: color.link, textDecorationLine: 'underline' });
