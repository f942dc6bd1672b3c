// Bundles the code for the steps after or instead of a login, so that a page loads one file.

export { processVerification, register } from '../login/registration.ts';
export { generateOAuthData, getAuthUrl, startDirectLogin } from './authorize.ts';
export { endSession } from './end-session.ts';
export { completeLogin, exchange, getMemberTokens } from './member-tokens.ts';
