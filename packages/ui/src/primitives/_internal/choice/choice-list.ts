import { vars } from '@vitrine/theme';

/** Choices below each other: 24 px lines that are 44 apart, a little off the label above. */
export const choiceListStyle = {
  display: 'grid',
  gap: vars.space[20],
  justifyItems: 'start',
  paddingBlockStart: vars.space[4],
} as const;
