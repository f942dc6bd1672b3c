import { type Answer, type Caller, type Json, visitNewPlatform } from './api-caller.ts';

/** A merchant who writes to the catalog, and the visitor who reads it, in one. */
export interface Admin extends Caller {
  /** A call of the write side, its path behind the prefix. */
  write(method: string, path: string, body?: Json): Promise<Answer>;
  /** A product as visitors see it, or as merchants do; the answer's status where there is none. */
  shown(id: string, merchant?: boolean): Promise<Json>;
  getId(slug: string): string;
  /** What was announced under these names: the name and what it is about. */
  announced(...names: string[]): [string, Json][];
}

/** A merchant in a world of their own. */
export function newAdmin(): Admin {
  const { platform, call } = visitNewPlatform();
  return {
    platform,
    call,
    write: (method, path, body) => call(method, `/stores${path}`, body),
    async shown(id, merchant = false) {
      const query = merchant ? '?includeMerchantSpecificData=true' : '';
      const { status, body } = await call('GET', `/stores-reader/v1/products/${id}${query}`);
      return status === 200 ? body.product : status;
    },
    getId: (slug) => platform.catalog.product(slug).id,
    announced: (...names) =>
      platform.announcements
        .filter(({ name }) => names.includes(name))
        .map(({ name, subject }) => [name, subject]),
  };
}
