export * from './account.ts';
export { adoptIdentityAtom, identityAtom } from './current-identity.ts';
export {
  beginHostedLoginAtom,
  completeHostedLoginAtom,
  type HostedLogin,
  type HostedReturn,
  type HostedReturned,
  logInExternallyAtom,
  pendingReturnsAtom,
} from './hosted-login/hosted-login.ts';
export * from './hosted-login/hosted-login-flow.ts';
export * from './hosted-login/hosted-problem.ts';
export { logOutAtom, providerLogoutFailedAtom } from './log-out.ts';
export {
  type FactorVerification,
  logInAtom,
  logInWithTokenParamsAtom,
  loginAtom,
  registerAtom,
  resendCodeAtom,
  verifyEmailAtom,
  verifyFactorAtom,
} from './login.ts';
export type {
  LoginChallenge,
  LoginMachine,
  LoginProblem,
  LoginStep,
} from './login-machine.ts';
export {
  memberOrdersAtom,
  memberTicketOrdersAtom,
  type OrderHistory,
  type OrderHistoryAtom,
} from './order-history/order-history.ts';
export {
  type Profile,
  profileAtom,
  saveProfileAtom,
} from './profile.ts';
export * from './recovery.ts';
export { resendCooldownAtom } from './resend-cooldown.ts';
export { resetLoginAtom } from './run-login.ts';
export * from './session.ts';
export { sessionRenewalErrorAtom } from './session-renewal.ts';
export { isSilentLoginSlowAtom, logInDirectlyAtom, type SilentLogin } from './silent-login.ts';
