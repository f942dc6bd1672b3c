import { AccountNav, AccountPart } from './AccountNav.tsx';
import { AccountProfile } from './AccountProfile.tsx';
import { AccountRoot } from './AccountRoot.tsx';
import { AccountRow, AccountRows, AccountSection } from './AccountSection.tsx';
import { AccountSecurity } from './AccountSecurity.tsx';

/**
 * A member's account page: `Profile` and `Security` use the storefront's atoms. Orders, tickets and
 * other content of a host are a `Section` of `Rows`, or a `Link` to a separate page.
 */
export const Account = {
  Root: AccountRoot,
  Nav: AccountNav,
  Link: AccountPart,
  Section: AccountSection,
  Rows: AccountRows,
  Row: AccountRow,
  Profile: AccountProfile,
  Security: AccountSecurity,
};
