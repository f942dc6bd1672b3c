import { type ApiResponse, type Caller, type Json, visit, visitNewPlatform } from './api-caller.ts';

/** A merchant who writes to the catalog, and a visitor who reads it. */
export interface Admin extends Caller {
  /** Sends a write request, with its path after the prefix. */
  write(method: string, path: string, body?: Json): Promise<ApiResponse>;
  /**
   * Returns a product as visitors or as merchants see it; the response's status if there is none.
   */
  shown(id: string, merchant?: boolean): Promise<Json>;
  getId(slug: string): string;
  /** Returns the announcements with these names: the name and the subject. */
  announced(...names: string[]): [string, Json][];
}

/** Creates a merchant with a separate mock platform. */
export function newAdmin(): Admin {
  const { platform, call } = visitNewPlatform();
  platform.actAsOwner();
  const visitor = visit(platform);
  return {
    platform,
    call,
    write: (method, path, body) => call(method, `/stores${path}`, body),
    async shown(id, merchant = false) {
      const query = merchant ? '?includeMerchantSpecificData=true' : '';
      const reader = merchant ? call : visitor.call;
      const { status, body } = await reader('GET', `/stores-reader/v1/products/${id}${query}`);
      return status === 200 ? body.product : status;
    },
    getId: (slug) => platform.catalog.product(slug).id,
    announced: (...names) =>
      platform.announcements
        .filter(({ name }) => names.includes(name))
        .map(({ name, subject }) => [name, subject]),
  };
}
