export * from './identity/account.ts';
export { captchaPortAtom } from './identity/captcha.ts';
export * from './identity/direct-login.ts';
export {
  beginHostedLoginAtom,
  completeHostedLoginAtom,
  type HostedLogin,
  type HostedReturn,
  type HostedReturned,
  logInExternallyAtom,
  logOutAtom,
  pendingReturnsAtom,
} from './identity/hosted-login.ts';
export * from './identity/hosted-problem.ts';
export { adoptIdentityAtom, identityAtom } from './identity/identity-atom.ts';
export {
  type FactorVerification,
  logInAtom,
  logInWithTokenParamsAtom,
  loginAtom,
  registerAtom,
  resendCodeAtom,
  verifyEmailAtom,
  verifyFactorAtom,
} from './identity/login.ts';
export type {
  LoginChallenge,
  LoginMachine,
  LoginProblem,
  LoginStep,
} from './identity/login-machine.ts';
export { resetLoginAtom } from './identity/login-run.ts';
export {
  type Profile,
  type ProfilePort,
  profileAtom,
  profilePortAtom,
  saveProfileAtom,
} from './identity/profile.ts';
export * from './identity/provider-login.ts';
export * from './identity/recovery.ts';
export { resendWaitAtom } from './identity/resend-wait.ts';
export * from './identity/session.ts';
