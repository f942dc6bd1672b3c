import { vars } from '@vitrine/theme';

const { border, color, space } = vars;

/** A part of a page that an ink rule opens; `gap` is between what is in it, `start` below the rule. */
export const ruledSectionStyle = (gap: string, start: string) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap,
  borderBlockStart: `${border.width} solid ${color.text}`,
  paddingBlockStart: start,
});

/** A section's title, and at the end of its line what can be done with all of it; below, without room. */
export const sectionHeaderStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
} as const;
