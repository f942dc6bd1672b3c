import type { Client } from '../../../client.ts';
import type { LoginStorage } from './login-storage.ts';
import { readLogins } from './login-transactions.ts';

/** A login whose user is at the provider, without its secrets. */
export interface PendingLogin {
  /** When the user was sent to the provider. */
  startedAt: Date;
  /** Path within this origin where the user continues after the login. */
  returnTo: string;
}

/** The logins by redirect that this tab waits for, oldest first; none is older than half an hour. */
export const pendingLogins = (client: Client, storage?: LoginStorage): PendingLogin[] =>
  readLogins(client, storage).map(({ startedAt, oauthData }) => ({
    startedAt: new Date(startedAt),
    returnTo: oauthData.originalUri,
  }));
