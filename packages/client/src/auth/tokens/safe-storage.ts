/** A storage of the browser's. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Wraps a storage that may be missing, closed or full. It still throws, so that the client keeps
 * the tokens in memory, and warns once; not on a server, which has no storage.
 *
 * @param name of the storage, for the warning.
 * @param find called at each use: even the access may throw.
 */
export function createSafeStorage(name: string, find: () => StorageLike | undefined): StorageLike {
  let warned = false;
  const attempt = <T>(work: (items: StorageLike) => T): T => {
    try {
      const items = find();
      if (!items) {
        // A server has neither a page nor a storage, and expects no warning.
        warned ||= !globalThis.document;
        throw new TypeError('there is no storage');
      }
      return work(items);
    } catch (error) {
      if (!warned) console.warn(`${name}: tokens are kept in memory, because of: ${error}`);
      warned = true;
      throw error;
    }
  };
  return {
    getItem: (key) => attempt((items) => items.getItem(key)),
    removeItem: (key) => attempt((items) => items.removeItem(key)),
    setItem: (key, value) =>
      attempt((items) => {
        try {
          items.setItem(key, value);
        } catch (error) {
          // The old refresh token is used up: a renewal with it could end the session everywhere.
          items.removeItem(key);
          throw error;
        }
      }),
  };
}
