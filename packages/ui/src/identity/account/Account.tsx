/**
 * A member's account page: `Profile` and `Security` use the storefront's atoms. Orders, tickets and
 * other content of a host are a `Section` of `Rows`, or a `Link` to a separate page.
 */

export { AccountNav as Nav, AccountPart as Link } from './AccountNav.tsx';
export { AccountProfile as Profile } from './AccountProfile.tsx';
export { AccountRoot as Root } from './AccountRoot.tsx';
export {
  AccountRow as Row,
  AccountRows as Rows,
  AccountSection as Section,
} from './AccountSection.tsx';
export { AccountSecurity as Security } from './AccountSecurity.tsx';
