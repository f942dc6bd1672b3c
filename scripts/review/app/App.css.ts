import { globalStyle, style } from '@vanilla-extract/css';

/**
 * Plain values, not those of the theme: a change of the theme or of a component must not change how
 * the report looks that shows it.
 */
const color = {
  ground: '#ffffff',
  panel: '#f5f6f8',
  stage: '#e8eaed',
  hover: '#e3e6ea',
  active: '#dce6f9',
  line: '#cfd4da',
  control: '#79828c',
  text: '#1b1f24',
  muted: '#525b65',
  action: '#174ea6',
  accepted: '#0b6b3a',
  rejected: '#b3261e',
  onAction: '#ffffff',
};

const hairline = `1px solid ${color.line}`;
const radius = 6;
const focus = { outline: `2px solid ${color.action}`, outlineOffset: 2 };
const isNarrow = '(max-width: 720px)';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('body', {
  margin: 0,
  background: color.ground,
  color: color.text,
  fontFamily: 'system-ui, sans-serif',
  fontSize: 14,
  lineHeight: 1.5,
});
globalStyle('h1, h2, h3, p', { margin: 0 });
globalStyle('button, input, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('code, pre', { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: 13 });
globalStyle('a', { color: color.action });
export const key = style({
  display: 'inline-block',
  minInlineSize: 20,
  paddingInline: 4,
  border: '1px solid currentcolor',
  borderRadius: 4,
  fontFamily: 'inherit',
  fontSize: 12,
  lineHeight: '18px',
  textAlign: 'center',
});

export const root = style({
  display: 'grid',
  gridTemplateColumns: '360px minmax(0, 1fr)',
  minBlockSize: '100vh',
  '@media': { [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const empty = style({ padding: 40, display: 'grid', gap: 8 });

export const sidebar = style({
  borderInlineEnd: hairline,
  background: color.panel,
  blockSize: '100vh',
  overflowY: 'auto',
  position: 'sticky',
  insetBlockStart: 0,
  '@media': { [isNarrow]: { position: 'static', blockSize: '40vh' } },
});

export const sidebarHeader = style({
  display: 'grid',
  gap: 8,
  padding: 16,
  borderBlockEnd: hairline,
});

export const title = style({ fontSize: 18, lineHeight: 1.3, fontWeight: 600 });

export const muted = style({ color: color.muted });

export const search = style({
  minBlockSize: 36,
  paddingInline: 8,
  border: `1px solid ${color.control}`,
  borderRadius: radius,
  background: color.ground,
  ':focus-visible': focus,
});

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  margin: 0,
  padding: 0,
  border: 0,
});

export const choice = style({
  minBlockSize: 28,
  paddingInline: 8,
  border: hairline,
  borderRadius: radius,
  background: color.ground,
  fontSize: 13,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-pressed=true]': { background: color.text, color: color.onAction },
    '&:disabled': { color: color.control, cursor: 'default' },
    '&:focus-visible': focus,
  },
});

export const count = style({ fontVariantNumeric: 'tabular-nums' });

export const group = style({ paddingBlock: 8 });

export const groupHeader = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 36,
  paddingInline: 16,
});

export const groupTitle = style({ fontSize: 14, fontWeight: 600, overflowWrap: 'anywhere' });

export const area = style({ color: color.muted, fontSize: 13, fontWeight: 400 });

export const items = style({ listStyle: 'none', margin: 0, padding: 0 });

export const item = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 8,
  inlineSize: '100%',
  minBlockSize: 36,
  paddingBlock: 4,
  paddingInline: 16,
  border: 0,
  background: 'transparent',
  lineHeight: 1.35,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-current]': {
      background: color.active,
      boxShadow: `inset 3px 0 ${color.action}`,
    },
    '&:focus-visible': { ...focus, outlineOffset: -2 },
  },
});

export const itemName = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const mode = style({ display: 'block', color: color.muted, fontSize: 13 });

/** Kinds have corners, decisions are round and filled. */
export const badge = style({
  flex: 'none',
  paddingInline: 6,
  border: `1px solid ${color.control}`,
  borderRadius: 3,
  background: color.ground,
  fontSize: 12,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  color: color.text,
  selectors: {
    '&[data-value=new]': { borderWidth: 2, lineHeight: '18px' },
    '&[data-value=removed]': { borderStyle: 'dashed' },
    '&[data-value=roles]': { borderStyle: 'double', borderWidth: 3, lineHeight: '16px' },
    '&[data-value=failed]': {
      borderColor: color.rejected,
      borderInlineStartWidth: 6,
      color: color.rejected,
      fontWeight: 600,
    },
    '&[data-value=accepted], &[data-value=rejected]': {
      paddingInline: 8,
      borderRadius: 11,
      borderColor: 'transparent',
      color: color.onAction,
      fontWeight: 600,
    },
    '&[data-value=accepted]': { background: color.accepted },
    '&[data-value=rejected]': { background: color.rejected },
  },
});

export const nothing = style({ padding: 16 });

export const main = style({
  display: 'grid',
  alignContent: 'start',
  gap: 12,
  padding: 20,
  minInlineSize: 0,
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: 12,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 36,
  paddingInline: 10,
  border: `1px solid ${color.control}`,
  borderRadius: radius,
  background: color.ground,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&:focus-visible': focus,
    '&[data-emphasis=accept]': { borderColor: color.accepted, color: color.accepted },
    '&[data-emphasis=reject]': { borderColor: color.rejected, color: color.rejected },
    '&[aria-pressed=true]': { color: color.onAction },
    '&[data-emphasis=accept][aria-pressed=true]': { background: color.accepted },
    '&[data-emphasis=reject][aria-pressed=true]': { background: color.rejected },
  },
});

export const statusBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 28,
});

export const note = style({ display: 'grid', gap: 4 });

export const noteField = style({
  inlineSize: '100%',
  padding: 8,
  border: `1px solid ${color.control}`,
  borderRadius: radius,
  background: color.ground,
  resize: 'vertical',
  ':focus-visible': focus,
});

export const cause = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const comparison = style({ display: 'grid', gap: 12, minInlineSize: 0 });

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
});

export const legend = style({
  float: 'inline-start',
  paddingInlineEnd: 8,
  fontSize: 13,
  color: color.muted,
});

export const panes = style({
  display: 'flex',
  gap: 16,
  selectors: { '&[data-stacked]': { flexDirection: 'column' } },
});

export const figure = style({
  display: 'grid',
  gap: 4,
  margin: 0,
  minInlineSize: 0,
  maxInlineSize: 'calc(50% - 8px)',
  selectors: {
    [`${panes}[data-stacked] > &, &:only-child`]: { maxInlineSize: '100%' },
  },
});

export const caption = style({ fontWeight: 600 });

export const pane = style({
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  maxBlockSize: '70vh',
  border: hairline,
  background: color.stage,
  overflow: 'auto',
  ':focus-visible': focus,
});

export const frame = style({ position: 'relative', overflow: 'hidden' });

export const image = style({
  position: 'absolute',
  maxInlineSize: 'none',
  selectors: { '&[data-pixelated]': { imageRendering: 'pixelated' } },
});

export const ends = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  maxInlineSize: 640,
  fontWeight: 600,
});

export const range = style({ flex: 1, minBlockSize: 24, ':focus-visible': focus });

export const stage = style({ maxBlockSize: '70vh', overflow: 'auto' });

/** Names of the two parts, on both sides of the edge between them. */
export const tags = style({ position: 'relative', blockSize: 24, overflow: 'visible' });

export const tag = style({
  position: 'absolute',
  paddingInline: 6,
  fontSize: 13,
  whiteSpace: 'nowrap',
});

export const layers = style({
  position: 'relative',
  display: 'grid',
  inlineSize: 'fit-content',
  isolation: 'isolate',
  border: hairline,
  selectors: {
    // Small differences become visible.
    [`${stage}[data-mode=difference] &`]: { filter: 'brightness(3)' },
  },
});

globalStyle(`${layers} > *`, { gridArea: '1 / 1' });

export const edge = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: 2,
  marginInlineStart: -1,
  background: color.action,
});

export const details = style({ display: 'grid', gap: 16, minInlineSize: 0 });

export const section = style({ display: 'grid', gap: 6, minInlineSize: 0 });

export const sectionTitle = style({ fontSize: 14, fontWeight: 600 });

export const lines = style({
  margin: 0,
  paddingInlineStart: 16,
  overflowWrap: 'anywhere',
});

export const summary = style({ cursor: 'pointer', ':focus-visible': focus });

export const swatch = style({
  display: 'inline-block',
  inlineSize: 14,
  blockSize: 14,
  marginInline: 4,
  border: hairline,
  verticalAlign: 'middle',
});

export const code = style({
  margin: 0,
  padding: 8,
  background: color.panel,
  border: hairline,
  overflow: 'auto',
  maxBlockSize: '40vh',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  ':focus-visible': focus,
});

export const line = style({
  display: 'block',
  selectors: {
    '&[data-sign="+"]': { background: '#e3f5ea', color: color.accepted },
    '&[data-sign="−"]': { background: '#fce8e6', color: color.rejected },
    '&[data-sign="…"]': { color: color.muted },
  },
});

export const keys = style({ color: color.muted, fontSize: 13 });
