import { createClient } from '@vitrine/client';
import { getProduct, queryProducts } from '@vitrine/client/catalog';
import { clientId, provider } from '../settings.js';

const client = createClient({ clientId, provider, storage: localStorage });

export const list = (offset) =>
  queryProducts(client, {
    filter: { collectionIds: { $hasSome: ['candles'] } },
    sort: [{ fieldName: 'name' }],
    paging: { limit: 50, offset },
  });
export const product = (id) => getProduct(client, id);
