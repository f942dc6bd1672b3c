import { text, vars } from '@vitrine/theme';

/** A row as wide as its column that opens what is below it: a label, and an icon at the end. */
export const disclosureRow = {
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  inlineSize: '100%',
  minBlockSize: '3.25rem',
  color: vars.color.text,
  textAlign: 'start',
} as const;
