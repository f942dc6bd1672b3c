/** A storage of the browser's. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage that may be missing, closed or full. It fails all the same, so that the client keeps
 * the tokens in memory, and says so once.
 *
 * @param name whose storage it is, for the warning.
 * @param find looked up at each use: even to look may throw.
 */
export function createSafeStorage(name: string, find: () => StorageLike): StorageLike {
  let warned = false;
  const attempt = <T>(work: (items: StorageLike) => T): T => {
    try {
      return work(find());
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
          // What was there is used up: a renewal with it could end the session everywhere.
          items.removeItem(key);
          throw error;
        }
      }),
  };
}
