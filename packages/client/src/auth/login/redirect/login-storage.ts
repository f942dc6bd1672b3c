import type { Client } from '../../../client.ts';

/** Storage of pending logins while the user is at the provider. `sessionStorage` fits. */
export type LoginStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Login data of a client, by name. */
export interface LoginStore {
  /** Returns the stored value, or nothing. */
  read(name: string): unknown;
  /**
   * Without a value, the name is forgotten.
   *
   * @returns whether it outlives the page.
   */
  write(name: string, value?: unknown): boolean;
}

const substitutes = new WeakMap<Client, Map<string, unknown>>();

/** Whose logins they are: two clients, or two providers, on one page share none. */
export const loginNamespace = ({ settings }: Client): string =>
  `vitrine.login.${settings.clientId}@${new URL(settings.identityBaseUrl).origin}`;

/**
 * Returns the client's login store in a storage, the tab's by default. If the storage fails, the
 * data is stored with the client and ends with the page.
 */
export function getLoginStore(client: Client, storage?: LoginStorage): LoginStore {
  const substitute = substitutes.get(client) ?? new Map<string, unknown>();
  substitutes.set(client, substitute);
  const getKey = (name: string) => `${loginNamespace(client)}.${name}`;
  // The mere mention of a storage throws where the browser forbids it.
  const items = () => storage ?? globalThis.sessionStorage;
  return {
    read(name) {
      if (substitute.has(name)) return substitute.get(name);
      try {
        return JSON.parse(items().getItem(getKey(name)) ?? 'null');
      } catch {
        return undefined;
      }
    },
    write(name, value) {
      try {
        if (value === undefined) items().removeItem(getKey(name));
        else items().setItem(getKey(name), JSON.stringify(value));
        substitute.delete(name);
        return true;
      } catch {
        substitute.set(name, value);
        return false;
      }
    },
  };
}
