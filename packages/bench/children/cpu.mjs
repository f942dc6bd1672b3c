import { createClient } from '@vitrine/client';
import { getCurrentCart } from '@vitrine/client/cart';
import { queryProducts } from '@vitrine/client/catalog';
import { currentCart } from '@wix/ecom';
import { createClient as createPeer, OAuthStrategy } from '@wix/sdk';
import { products } from '@wix/stores';
import { report } from '../lib/child.mjs';
import { inTurns } from '../lib/median.mjs';
import { clientId, provider } from '../pages/settings.js';
import { wireResponses } from './fixtures.mjs';
import { stubFetch } from './stub.mjs';

const rounds = 21;
const warmUp = 200;

let response = '';
stubFetch(() => response);
const client = createClient({ clientId, provider });
const peer = createPeer({ auth: OAuthStrategy({ clientId }), modules: { currentCart, products } });
const readBare = async (method, path, body) => {
  const init = { method, headers: { Authorization: 'access' }, body };
  return (await fetch(provider.apiBaseUrl + path, init)).json();
};

const wire = await wireResponses();
const calls = [
  {
    what: `${wire.products.products.length} products`,
    json: JSON.stringify(wire.products),
    times: 100,
    ours: () => queryProducts(client),
    peer: () => peer.products.queryProducts().find(),
    bare: () => readBare('POST', '/stores-reader/v1/products/query-platformized', '{"query":{}}'),
  },
  {
    what: `a cart of ${wire.cart.cart.lineItems.length} lines`,
    json: JSON.stringify(wire.cart),
    times: 500,
    ours: () => getCurrentCart(client),
    peer: () => peer.currentCart.getCurrentCart(),
    bare: () => readBare('GET', '/ecom/v1/carts/current'),
  },
];

/** Returns the CPU milliseconds of one call, on all of the process's threads. */
async function cost(call, times) {
  globalThis.gc();
  const before = process.cpuUsage();
  for (let index = 0; index < times; index += 1) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

const measured = [];
for (const { what, json, times, ours, peer: theirs, bare } of calls) {
  response = json;
  for (const call of [ours, theirs, bare]) await cost(call, warmUp);
  const medians = await inTurns(
    {
      ours: () => cost(ours, times),
      peer: () => cost(theirs, times),
      bare: () => cost(bare, times),
    },
    rounds,
  );
  measured.push({ what: `${what}, ${Math.round(json.length / 1000)} kB`, ...medians });
}
report(measured);
