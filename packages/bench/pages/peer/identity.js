import { createClient, OAuthStrategy } from '@wix/sdk';
import { clientId } from '../settings.js';

const tokens = JSON.parse(localStorage.getItem('tokens') ?? 'null') ?? undefined;
const { auth } = createClient({ auth: OAuthStrategy({ clientId, tokens }) });

export const logIn = (email, password) => auth.login({ email, password });
export const signUp = (email, password) => auth.register({ email, password });
export const verify = (verificationCode, state) =>
  auth.processVerification({ verificationCode }, state);
export const goToLogin = async (redirectUri) => {
  const data = auth.generateOAuthData(redirectUri, location.href);
  sessionStorage.setItem('oauth', JSON.stringify(data));
  return (await auth.getAuthUrl(data)).authUrl;
};
export const comeBack = async () => {
  const { code, state } = auth.parseFromUrl();
  const data = JSON.parse(sessionStorage.getItem('oauth'));
  auth.setTokens(await auth.getMemberTokens(code, state, data));
};
export const logOut = async (url) => (await auth.logout(url)).logoutUrl;
