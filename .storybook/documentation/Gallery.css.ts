import { style } from '@vanilla-extract/css';
import { vars } from '@vitrine/theme';

export const group = style({ marginBlockEnd: vars.space[40] });

export const title = style({
  margin: 0,
  marginBlockEnd: vars.space[12],
  font: '600 16px system-ui, sans-serif',
  color: '#1a211e',
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: vars.space[20],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const tile = style({
  display: 'grid',
  gap: vars.space[8],
  font: '14px system-ui, sans-serif',
  color: '#1a211e',
  textDecoration: 'none',
  selectors: { '&:hover, &:focus-visible': { textDecoration: 'underline' } },
});

export const frame = style({
  display: 'block',
  blockSize: 120,
  border: '1px solid #d7dad9',
  borderRadius: 3,
  background: '#fbfdfc',
  overflow: 'hidden',
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'top left',
});
