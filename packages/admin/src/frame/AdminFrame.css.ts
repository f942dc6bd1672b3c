import { style } from '@vanilla-extract/css';
import { inLayer, media, text, vars } from '@vitrine/theme';
import { gutter } from '../utils/gutter.css.ts';

const { border, color, space } = vars;
const hairline = `${border.width} solid ${color.hairline}`;

export const root = style(
  inLayer.domains({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: '100dvb',
    background: color.ground,
    '@media': { [media.large]: { flexDirection: 'row' } },
  }),
);

export const skip = style(
  inLayer.domains({
    position: 'absolute',
    insetBlockStart: space[12],
    insetInlineStart: space[12],
    zIndex: vars.z.tooltip,
    padding: `${space[12]} ${space[16]}`,
    background: color.action,
    color: color.onAction,
    selectors: { '&:not(:focus-visible)': { clipPath: 'inset(50%)', blockSize: 1, padding: 0 } },
  }),
);

export const topBar = style(
  inLayer.domains({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.z.header,
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    blockSize: 56,
    paddingInline: space[12],
    borderBlockEnd: hairline,
    background: color.ground,
    '@media': { [media.large]: { display: 'none' } },
  }),
);

export const topBarName = style(
  inLayer.domains({
    ...text('bodyStrong'),
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const side = style(
  inLayer.domains({
    position: 'sticky',
    insetBlockStart: 0,
    display: 'none',
    flex: 'none',
    inlineSize: 208,
    blockSize: '100dvb',
    borderInlineEnd: hairline,
    '@media': { [media.large]: { display: 'block' } },
  }),
);

export const drawer = style(inLayer.domains({ inlineSize: 'min(280px, 100%)' }));

/** In line with the navigation below. */
export const drawerHeader = style(
  inLayer.domains({
    paddingInlineStart: space[24],
    selectors: { '&::after': { insetInlineStart: space[24] } },
  }),
);

export const nav = style(
  inLayer.domains({
    display: 'flex',
    flexDirection: 'column',
    gap: space[20],
    boxSizing: 'border-box',
    blockSize: '100%',
    overflowY: 'auto',
    paddingBlock: space[20],
  }),
);

const inset = { paddingInlineStart: space[24], paddingInlineEnd: space[20] };

export const shopName = style(
  inLayer.domains({
    ...text('displayL'),
    ...inset,
    margin: 0,
    color: color.text,
    textDecoration: 'none',
  }),
);

export const search = style(
  inLayer.domains({
    ...text('body'),
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: vars.size.field,
    marginInline: `${space[24]} ${space[20]}`,
    paddingInline: space[12],
    border: `${border.width} solid ${color.borderControl}`,
    borderRadius: vars.radius.control,
    background: color.surface,
    color: color.textMuted,
    textAlign: 'start',
    cursor: 'pointer',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { borderColor: color.borderHover } } },
    },
  }),
);

export const searchText = style(inLayer.domains({ flex: 1, whiteSpace: 'nowrap' }));

export const groups = style(inLayer.domains({ display: 'grid', gap: space[16] }));

export const groupTitle = style(
  inLayer.domains({
    ...text('micro'),
    ...inset,
    margin: 0,
    paddingBlockEnd: space[8],
    color: color.textMuted,
  }),
);

export const items = style(inLayer.domains({ margin: 0, padding: 0, listStyle: 'none' }));

export const item = style(
  inLayer.domains({
    ...text('body'),
    ...inset,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
    minBlockSize: 32,
    color: color.textMuted,
    textDecoration: 'none',
    '@media': {
      [media.small]: { minBlockSize: 44 },
      [media.hover]: { selectors: { '&:hover': { color: color.text } } },
    },
    selectors: {
      '&:focus-visible': { outlineOffset: `calc(${border.focus} * -1)` },
      '&[aria-current]': { color: color.text, fontWeight: vars.text.bodyStrong.weight },
      // The rule is on the hairline of the navigation.
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: 0,
        borderInlineEnd: `${border.selected} solid currentcolor`,
      },
    },
  }),
);

export const count = style(
  inLayer.domains({
    ...text('caption'),
    color: color.textMuted,
    fontWeight: vars.text.caption.weight,
  }),
);

export const foot = style(
  inLayer.domains({ marginBlockStart: 'auto', paddingBlockStart: space[20] }),
);

export const keyHelp = style([
  item,
  inLayer.domains({ inlineSize: '100%', border: 0, background: 'none', cursor: 'pointer' }),
]);

export const account = style(
  inLayer.domains({
    ...text('body'),
    ...inset,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
    minBlockSize: 32,
  }),
);

export const role = style(inLayer.domains({ ...text('caption'), color: color.textMuted }));

export const main = style(
  inLayer.domains({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    minInlineSize: 0,
    maxInlineSize: vars.container.max,
    paddingInline: gutter,
    outline: 'none',
    vars: { [gutter]: space[24] },
    '@media': { [media.medium]: { vars: { [gutter]: space[40] } } },
  }),
);
