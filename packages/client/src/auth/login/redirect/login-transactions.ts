import type { Client } from '../../../client.ts';
import { isJsonObject } from '../../../http/codec/codec.ts';
import { nonEmptyString, objectOf } from '../../../http/validate.ts';
import type { OAuthData } from '../../oauth/auth-url.ts';
import { getLoginStore, type LoginStorage } from './login-storage.ts';

/** A login whose user is at the provider. */
export interface LoginTransaction {
  /** Secrets of the login. Used once. */
  oauthData: OAuthData;
  /** The origin of the page that the user was sent to. */
  origin: string;
  /** The issuer that the response has to name. */
  issuer?: string | undefined;
}

interface StoredLogin extends LoginTransaction {
  /** Milliseconds since 1970. */
  startedAt: number;
}

/** A login that takes longer counts as abandoned. */
export const maxLoginAge = 30 * 60_000;
const maxLogins = 10;

/** Saves a login until its user is back. Drops the oldest logins above the limit. */
export function saveLogin(
  client: Client,
  transaction: LoginTransaction,
  storage?: LoginStorage,
): void {
  const storedLogins = [
    ...readLogins(client, storage),
    { ...transaction, startedAt: client.clock.now() },
  ];
  getLoginStore(client, storage).write('pending', storedLogins.slice(-maxLogins));
}

/** Whether a login with this state is pending here. */
export const hasPendingLogin = (client: Client, state: string, storage?: LoginStorage): boolean =>
  readLogins(client, storage).some(({ oauthData }) => oauthData.state === state);

/** Returns and removes the login with this state, so that it can be used only once. */
export function takeLogin(
  client: Client,
  state: string,
  storage?: LoginStorage,
): LoginTransaction | undefined {
  const logins = readLogins(client, storage);
  const matchingLogin = logins.find(({ oauthData }) => oauthData.state === state);
  if (!matchingLogin) return undefined;
  const others = logins.filter((login) => login !== matchingLogin);
  getLoginStore(client, storage).write('pending', others.length > 0 ? others : undefined);
  return matchingLogin;
}

const isLogin = objectOf({
  origin: nonEmptyString,
  oauthData: objectOf({ codeVerifier: nonEmptyString, state: nonEmptyString }),
});

/** A list that is searched, and no map: then no state is the name of anything else. */
export function readLogins(client: Client, storage?: LoginStorage): StoredLogin[] {
  const stored = getLoginStore(client, storage).read('pending');
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (login): login is StoredLogin =>
      isJsonObject(login) &&
      isLogin(login, 'login') === undefined &&
      isRecent(client, login.startedAt),
  );
}

/** Whether the start time is recent enough for a login to be still pending. */
export const isRecent = ({ clock }: Client, startedAt: unknown): boolean =>
  typeof startedAt === 'number' && Math.abs(clock.now() - startedAt) < maxLoginAge;
