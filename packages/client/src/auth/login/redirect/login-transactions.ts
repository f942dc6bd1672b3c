import type { Client } from '../../../client.ts';
import { isJsonObject } from '../../../http/codec/codec.ts';
import { nonEmptyString, objectOf } from '../../../http/validate.ts';
import type { OAuthData } from '../../oauth/auth-url.ts';
import { getLoginStore, type LoginStorage } from './login-storage.ts';

/** A login whose person is at the provider. */
export interface LoginTransaction {
  oauthData: OAuthData;
  /** The origin of the page that the person was sent to. */
  origin: string;
  /** The issuer that the answer has to name. */
  issuer?: string | undefined;
}

interface Kept extends LoginTransaction {
  /** Milliseconds since 1970. */
  startedAt: number;
}

/** A login that takes longer was left behind. */
export const maxLoginAge = 30 * 60_000;
const maxLogins = 10;

/** Keeps a login until its person is back. The oldest of too many are forgotten. */
export function saveLogin(
  client: Client,
  transaction: LoginTransaction,
  storage?: LoginStorage,
): void {
  const kept = [...readLogins(client, storage), { ...transaction, startedAt: client.clock.now() }];
  getLoginStore(client, storage).write('pending', kept.slice(-maxLogins));
}

/** Whether a login with this state waits here. */
export const hasPendingLogin = (client: Client, state: string, storage?: LoginStorage): boolean =>
  readLogins(client, storage).some(({ oauthData }) => oauthData.state === state);

/** The login with this state, for once: anyone who asks again gets nothing. */
export function takeLogin(
  client: Client,
  state: string,
  storage?: LoginStorage,
): LoginTransaction | undefined {
  const logins = readLogins(client, storage);
  const taken = logins.find(({ oauthData }) => oauthData.state === state);
  if (!taken) return undefined;
  const others = logins.filter((login) => login !== taken);
  getLoginStore(client, storage).write('pending', others.length > 0 ? others : undefined);
  return taken;
}

const isLogin = objectOf({
  origin: nonEmptyString,
  oauthData: objectOf({ codeVerifier: nonEmptyString, state: nonEmptyString }),
});

/** A list that is searched, and no map: then no state is the name of anything else. */
export function readLogins(client: Client, storage?: LoginStorage): Kept[] {
  const kept = getLoginStore(client, storage).read('pending');
  if (!Array.isArray(kept)) return [];
  return kept.filter(
    (login): login is Kept =>
      isJsonObject(login) &&
      isLogin(login, 'login') === undefined &&
      isRecent(client, login.startedAt),
  );
}

/** Whether something began so lately that a login can still be under way. */
export const isRecent = ({ clock }: Client, startedAt: unknown): boolean =>
  typeof startedAt === 'number' && Math.abs(clock.now() - startedAt) < maxLoginAge;
