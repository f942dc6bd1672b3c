import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vitrine/theme';

const hairline = `1px solid ${vars.color.hairline}`;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(260px, 320px) minmax(0, 1fr)',
  minBlockSize: '100vh',
  background: vars.color.ground,
  color: vars.color.text,
  '@media': { '(max-width: 720px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const empty = style({ padding: vars.space[40], display: 'grid', gap: vars.space[8] });

export const sidebar = style({
  borderInlineEnd: hairline,
  blockSize: '100vh',
  overflowY: 'auto',
  position: 'sticky',
  insetBlockStart: 0,
  '@media': { '(max-width: 720px)': { position: 'static', blockSize: '40vh' } },
});

export const sidebarHeader = style({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[16],
  borderBlockEnd: hairline,
});

export const title = style({
  fontFamily: vars.font.sans,
  fontSize: 18,
  lineHeight: 1.3,
  fontWeight: 600,
});

export const muted = style({ color: vars.color.textMuted, fontSize: 14, lineHeight: 1.4 });

export const search = style({
  minBlockSize: 36,
  paddingInline: vars.space[8],
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: 'inherit',
  font: 'inherit',
  fontSize: 14,
});

export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] });

export const filter = style({
  minBlockSize: 28,
  paddingInline: vars.space[8],
  border: hairline,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: 13,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.fillHover },
    '&[aria-pressed=true]': { background: vars.color.action, color: vars.color.onAction },
    '&:disabled': { color: vars.color.textDisabled, cursor: 'default' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

export const count = style({ fontVariantNumeric: 'tabular-nums' });

export const group = style({ paddingBlock: vars.space[8] });

export const groupTitle = style({
  paddingInline: vars.space[16],
  fontFamily: vars.font.sans,
  fontSize: 13,
  lineHeight: 1.6,
  fontWeight: 600,
  color: vars.color.textMuted,
});

export const items = style({ listStyle: 'none', margin: 0, padding: 0 });

export const item = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[8],
  inlineSize: '100%',
  minBlockSize: 36,
  paddingInline: vars.space[16],
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: 14,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.fillHover },
    '&[aria-current]': {
      background: vars.color.fillActive,
      boxShadow: `inset 3px 0 ${vars.color.action}`,
    },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
  },
});

export const itemName = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const nothing = style({ padding: vars.space[16] });

export const main = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[16],
  padding: vars.space[20],
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[12],
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const comparison = style({ display: 'grid', gap: vars.space[12] });

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[16],
});

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({
  float: 'inline-start',
  paddingInlineEnd: vars.space[8],
  fontSize: 13,
  color: vars.color.textMuted,
});

/** A checkerboard, so that the edges of a screenshot are visible on any background. */
const board = {
  backgroundColor: vars.color.fill,
  backgroundImage: `conic-gradient(${vars.color.fillActive} 25%, transparent 0 50%, ${vars.color.fillActive} 0 75%, transparent 0)`,
  backgroundSize: '16px 16px',
};

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
  gap: vars.space[12],
});

export const pane = style({
  ...board,
  margin: 0,
  border: hairline,
  maxBlockSize: '70vh',
  overflow: 'auto',
});

export const caption = style({
  position: 'sticky',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: 'fit-content',
  paddingInline: vars.space[8],
  background: vars.color.surface,
  fontSize: 13,
  lineHeight: 1.8,
});

export const image = style({
  display: 'block',
  maxInlineSize: '100%',
  selectors: { '&[data-pixelated]': { imageRendering: 'pixelated' } },
});

export const stage = style({ ...board, border: hairline, maxBlockSize: '70vh', overflow: 'auto' });

export const layers = style({
  display: 'grid',
  inlineSize: 'fit-content',
  isolation: 'isolate',
  maxInlineSize: '100%',
  selectors: {
    // Small differences become visible.
    [`${stage}[data-mode=difference] &`]: { filter: 'brightness(3)' },
  },
});

globalStyle(`${layers} > *`, { gridArea: '1 / 1' });

export const range = style({ inlineSize: '100%', minBlockSize: 24 });

export const details = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
});

export const section = style({ minInlineSize: 0, fontSize: 14, lineHeight: 1.5 });

globalStyle(`${section} > h3`, { paddingInline: 0 });

export const lines = style({
  margin: 0,
  paddingInlineStart: vars.space[16],
  overflowWrap: 'anywhere',
});

export const swatch = style({
  display: 'inline-block',
  inlineSize: 14,
  blockSize: 14,
  marginInline: vars.space[4],
  border: hairline,
  verticalAlign: 'middle',
});

export const code = style({
  margin: 0,
  padding: vars.space[8],
  background: vars.color.surface,
  border: hairline,
  overflow: 'auto',
  maxBlockSize: '50vh',
  fontSize: 13,
  whiteSpace: 'pre-wrap',
});

export const line = style({
  selectors: {
    '&[data-sign="+"]': { color: vars.color.success, fontWeight: 600 },
    '&[data-sign="−"]': { color: vars.color.danger, fontWeight: 600 },
  },
});

export const keys = style({ color: vars.color.textMuted, fontSize: 13 });

export const status = style({
  position: 'fixed',
  insetBlockEnd: vars.space[16],
  insetInlineEnd: vars.space[16],
  margin: 0,
  paddingInline: vars.space[12],
  background: vars.color.action,
  color: vars.color.onAction,
  fontSize: 14,
  lineHeight: 2,
  selectors: { '&:empty': { display: 'none' } },
});
