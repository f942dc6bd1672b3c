export * from './identity/account.ts';
export * from './identity/direct-login.ts';
export * from './identity/hosted-login.ts';
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
export * from './identity/session.ts';
