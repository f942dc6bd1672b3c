import { createClient } from '@vitrine/client';
import { getProduct } from '@vitrine/client/catalog';
import { createClient as createPeer, OAuthStrategy } from '@wix/sdk';
import { products } from '@wix/stores';
import { report } from '../lib/child.mjs';
import { clientId, provider } from '../pages/settings.js';
import { wireResponses } from './fixtures.mjs';
import { stubFetch } from './stub.mjs';

const calls = 20;

const [product] = (await wireResponses()).products.products;
const tokenRequests = stubFetch(() => JSON.stringify({ product }));

/** Token requests of calls that begin together. */
async function count(call) {
  const before = tokenRequests();
  const responses = await Promise.all(Array.from({ length: calls }, call));
  if (responses.some((response) => response.product.name !== product.name)) {
    throw new Error('A call came back without its product.');
  }
  return tokenRequests() - before;
}

const client = createClient({ clientId, provider });
const peer = createPeer({ auth: OAuthStrategy({ clientId }), modules: { products } });
report({
  ours: await count(() => getProduct(client, product.id)),
  peer: await count(() => peer.products.getProduct(product.id)),
});
