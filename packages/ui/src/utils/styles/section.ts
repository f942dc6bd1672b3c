import { vars } from '@vitrine/theme';

const { border, color, space } = vars;

/**
 * A page section that begins with an ink rule; `gap` is the space between its children, `start` the
 * space below the rule.
 */
export const ruledSectionStyle = (gap: string, start: string) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap,
  borderBlockStart: `${border.width} solid ${color.text}`,
  paddingBlockStart: start,
});

/** A section's title, with an action at the end of its line; below it on narrow screens. */
export const sectionHeaderStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
} as const;

/** The title of a page's section, with a link at the end of its line. */
export const pageSectionHeaderStyle = {
  ...sectionHeaderStyle,
  gap: `0 ${space[24]}`,
} as const;
