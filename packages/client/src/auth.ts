export * from './auth/authorization-error.ts';
export * from './auth/authorize.ts';
export * from './auth/direct-login.ts';
export * from './auth/login.ts';
export { toLoginFailure, toLoginResult, toRegistrationFailure } from './auth/login-result.ts';
export * from './auth/login-state.ts';
export {
  completeLogin,
  getMemberTokens,
  getMemberTokensForExternalLogin,
} from './auth/member-tokens.ts';
export * from './auth/oauth-data.ts';
export * from './auth/pkce.ts';
export * from './auth/return.ts';
export * from './auth/session.ts';
export { TokenRole, type Tokens } from './core/tokens.ts';
export { Prompt } from './redirects/enums.ts';
