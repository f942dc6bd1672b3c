import { createClient, OAuthStrategy } from '@wix/sdk';
import { products } from '@wix/stores';
import { clientId } from '../settings.js';

const tokens = JSON.parse(localStorage.getItem('tokens') ?? 'null') ?? undefined;
const client = createClient({ auth: OAuthStrategy({ clientId, tokens }) });
const getProduct = client.use(products.getProduct);
const queryProducts = client.use(products.queryProducts);

export const list = (offset) =>
  queryProducts()
    .hasSome('collectionIds', ['candles'])
    .ascending('name')
    .limit(50)
    .skip(offset)
    .find();
export const product = (id) => getProduct(id);
