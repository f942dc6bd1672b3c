import { createClient } from '@vitrine/client';
import {
  completeLogin,
  generateOAuthData,
  getAuthUrl,
  login,
  logout,
  parseFromUrl,
  processVerification,
  register,
} from '@vitrine/client/auth';
import { clientId, provider } from '../settings.js';

const client = createClient({ clientId, provider, storage: localStorage });

export const logIn = (email, password) => login(client, { email, password });
export const signUp = (email, password) => register(client, { email, password });
export const verify = (verificationCode, state) =>
  processVerification(client, { verificationCode }, state);
export const goToLogin = async (redirectUri) => {
  const data = await generateOAuthData(redirectUri, location.href);
  sessionStorage.setItem('oauth', JSON.stringify(data));
  return (await getAuthUrl(client, data)).authUrl;
};
export const comeBack = () =>
  completeLogin(client, parseFromUrl(), JSON.parse(sessionStorage.getItem('oauth')));
export const logOut = async (url) => (await logout(client, url)).logoutUrl;
