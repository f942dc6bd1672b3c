import { createClient, localTokens } from '@vitrine/client';
import { getProduct } from '@vitrine/client/catalog';
import { clientId, provider } from '../settings.js';

const client = createClient({ clientId, provider, storage: localTokens() });
window.signIn = (tokens) => client.tokens.replace(tokens);
window.call = (id) => getProduct(client, id);
