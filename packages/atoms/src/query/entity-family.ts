import { hashKey, type QueryKey } from '@tanstack/query-core';
import type { Client } from '@vitrine/client';
import { clientAtom } from '../storefront.ts';
import { type WeakFamily, weakFamily } from '../utils/weak-family.ts';
import { nullOn404 } from './null-on-404.ts';
import { type QueryAtom, queryAtom } from './query-atom.ts';

/**
 * Creates the family of single entities for an endpoint of the client, one for each parameter. The
 * data is null if the platform responds that there is none, which is not a failure.
 */
export function entityFamily<Param, Data>(
  toKey: (param: Param) => QueryKey,
  call: (client: Client, param: Param, request: { signal: AbortSignal }) => Promise<Data>,
): WeakFamily<Param, QueryAtom<Data | null>> {
  return weakFamily(
    (param) =>
      queryAtom((get) => {
        const client = get(clientAtom);
        return {
          queryKey: toKey(param),
          queryFn: ({ signal }) => nullOn404(call(client, param, { signal })),
        };
      }),
    (param) => hashKey(toKey(param)),
  );
}
