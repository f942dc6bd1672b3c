import { vars } from '../contract.css.ts';
import type { TextRole } from '../tokens/type.ts';

// Unset in regular density. Compact sets it to the sans face, so that only page titles keep the
// display face there.
export const headingFont = '--vt-font-heading';

const families: Partial<Record<TextRole, string>> = {
  displayXl: vars.font.display,
  displayL: vars.font.display,
  displayM: `var(${headingFont}, ${vars.font.display})`,
  displayS: `var(${headingFont}, ${vars.font.display})`,
};

/** The style of a text role; screen size, density and direction are already seen to. */
export function text(role: TextRole) {
  const { size, line, weight, tracking } = vars.text[role];
  return {
    fontFamily: families[role] ?? vars.font.sans,
    fontSize: size,
    lineHeight: line,
    fontWeight: weight,
    letterSpacing: tracking,
  };
}
