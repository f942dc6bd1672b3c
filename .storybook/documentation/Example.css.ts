import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/theme';
import { stage as base } from './stage.css.ts';

export const root = style({ marginBlock: vars.space[24] });

export const bar = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  margin: 0,
  paddingBlockEnd: vars.space[8],
  border: 'none',
});

export const legend = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const select = style({
  minBlockSize: 28,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: 3,
  background: '#ffffff',
  color: '#1a211e',
  font: '13px system-ui, sans-serif',
});

export const stage = style([base, { padding: vars.space[24], overflow: 'auto' }]);

export const picture = style({
  display: 'block',
  boxSizing: 'border-box',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: 3,
  inlineSize: '100%',
  maxBlockSize: 480,
  objectFit: 'cover',
  objectPosition: 'top',
});
