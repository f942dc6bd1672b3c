import { vars } from '@vitrine/theme';

/** A line of an invoice: its label, and its amount at the end. */
export const amountRowStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[16],
} as const;
