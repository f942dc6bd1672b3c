import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/theme';
import { stage as base } from '../stage.css.ts';

const ink = '#1a211e';
const muted = '#5f6563';
const line = '1px solid #7c8481';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  marginBlock: vars.space[24],
  color: ink,
  font: '14px/1.4 system-ui, sans-serif',
  '@media': { '(min-width: 760px)': { gridTemplateColumns: '260px minmax(0, 1fr)' } },
});

export const controls = style({ display: 'grid', alignContent: 'start', gap: vars.space[12] });

export const field = style({ display: 'grid', gap: vars.space[4] });

export const labels = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[8],
});

export const label = style({ fontWeight: 600, cursor: 'default' });

export const color = style({ display: 'flex', gap: vars.space[8] });

export const swatch = style({
  flex: 'none',
  inlineSize: 36,
  blockSize: 32,
  padding: 0,
  border: line,
  borderRadius: 3,
  background: 'none',
});

export const input = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: 32,
  padding: '0 8px',
  border: line,
  borderRadius: 3,
  background: '#ffffff',
  color: ink,
  font: 'inherit',
  selectors: { '&[aria-invalid=true]': { borderColor: '#b5290d' } },
});

export const text = style([
  input,
  { paddingBlock: 8, font: '13px/1.5 ui-monospace, monospace', resize: 'vertical' },
]);

export const more = style({
  display: 'grid',
  gap: vars.space[12],
  paddingBlockStart: vars.space[12],
});

export const report = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[8],
  padding: vars.space[12],
  borderRadius: 3,
  background: '#ebf8f1',
  color: '#17694f',
  selectors: { '&[data-state=error]': { background: '#fff0ed', color: '#b5290d' } },
});

export const failures = style({ margin: 0, paddingInlineStart: vars.space[20] });

export const hint = style({ color: muted, font: '12px ui-monospace, monospace' });

export const note = style({ margin: 0, color: muted, fontSize: 13 });

export const error = style({ color: '#b5290d', fontSize: 13 });

const banner = style({
  margin: 0,
  padding: vars.space[12],
  borderRadius: 3,
  '@media': { '(min-width: 760px)': { gridColumn: '1 / -1' } },
});

export const notice = style([banner, { background: '#edf2fe', color: '#2c469f' }]);

export const problem = style([banner, { background: '#fff0ed', color: '#b5290d' }]);

/**
 * On a wide page it stays beside the controls, and its stages scroll. Its parent is as high as the
 * controls: in the grid itself it would cover the export.
 */
export const preview = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  maxBlockSize: '90vh',
  '@media': {
    '(min-width: 760px)': {
      position: 'sticky',
      insetBlockStart: 16,
      blockSize: 'calc(100vh - 32px)',
      maxBlockSize: 900,
    },
  },
});

export const previewBar = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto',
  alignItems: 'end',
  gap: vars.space[12],
});

export const stages = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space[16],
  minBlockSize: 0,
  background: '#ffffff',
});

export const stage = style([base, { flex: 1, minBlockSize: 0, overflowY: 'auto' }]);

export const sample = style({ padding: vars.space[24] });

/** A container of its own, whose width is not that of the scaled page. */
export const page = style({ containerType: 'inline-size' });

export const exchange = style({
  display: 'grid',
  gap: vars.space[12],
  '@media': { '(min-width: 760px)': { gridColumn: '1 / -1' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const button = style({
  minBlockSize: 32,
  padding: '0 12px',
  border: line,
  borderRadius: 3,
  background: '#ffffff',
  color: ink,
  font: '600 14px system-ui, sans-serif',
  cursor: 'pointer',
  selectors: { '&:disabled': { color: '#868e8b', borderColor: '#d7dad9', cursor: 'default' } },
});

/** The way back from the full screen, besides Escape. */
export const exit = style([
  button,
  {
    display: 'none',
    alignSelf: 'end',
    margin: '8px 8px 0 0',
    selectors: { [`${stages}:fullscreen > &`]: { display: 'block' } },
  },
]);

export const message = style({ margin: 0, minBlockSize: 20 });
