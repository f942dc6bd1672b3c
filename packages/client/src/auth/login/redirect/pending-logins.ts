import type { Client } from '../../../client.ts';
import type { LoginStorage } from './login-storage.ts';
import { readLogins } from './login-transactions.ts';

/** A login whose person is at the provider, without what proves it. */
export interface PendingLogin {
  startedAt: Date;
  /** Where the person goes on after it: a path of this origin. */
  returnTo: string;
}

/** The logins by redirect that this tab waits for, oldest first; none is older than half an hour. */
export const pendingLogins = (client: Client, storage?: LoginStorage): PendingLogin[] =>
  readLogins(client, storage).map(({ startedAt, oauthData }) => ({
    startedAt: new Date(startedAt),
    returnTo: oauthData.originalUri,
  }));
