import { vars } from '../contract.css.ts';
import { displayRoles, type TextRole } from '../tokens/type.ts';

// Unset in regular density. Compact sets it to the sans font, so that only page titles use the
// display font there.
export const headingFont = '--vt-font-heading';

const getFamily = (role: TextRole) => {
  if (displayRoles.page.includes(role)) return vars.font.display;
  if (displayRoles.heading.includes(role)) return `var(${headingFont}, ${vars.font.display})`;
  return vars.font.sans;
};

/** The style of a text role; screen size, density and direction are already seen to. */
export function text(role: TextRole) {
  const { size, line, weight, tracking } = vars.text[role];
  return {
    fontFamily: getFamily(role),
    fontSize: size,
    lineHeight: line,
    fontWeight: weight,
    letterSpacing: tracking,
  };
}
