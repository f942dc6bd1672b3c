// What follows a login, or comes in its place, in one file: a page loads it once.
export { getAuthUrl, startDirectLogin } from './authorize.ts';
export { endSession } from './end-session.ts';
export { completeLogin, exchange, getMemberTokens } from './member-tokens.ts';
export { generateOAuthData } from './oauth-data.ts';
export { processVerification, register } from './registration.ts';
