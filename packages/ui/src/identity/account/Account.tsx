import { AccountNav, AccountPart } from './AccountNav.tsx';
import { AccountProfile } from './AccountProfile.tsx';
import { AccountRoot } from './AccountRoot.tsx';
import { AccountRow, AccountRows, AccountSection } from './AccountSection.tsx';
import { AccountSecurity } from './AccountSecurity.tsx';

/**
 * A member's own page: `Profile` and `Security` stand on the storefront's atoms; orders, tickets and
 * whatever else a host has are a `Section` of `Rows`, or a `Link` to a page of their own.
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
