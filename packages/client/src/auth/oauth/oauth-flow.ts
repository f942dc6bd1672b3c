// What follows a login, or comes in its place, in one file: a page loads it once.

export { processVerification, register } from '../login/registration.ts';
export { generateOAuthData, getAuthUrl, startDirectLogin } from './authorize.ts';
export { endSession } from './end-session.ts';
export { completeLogin, exchange, getMemberTokens } from './member-tokens.ts';
