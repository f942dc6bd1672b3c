import { createClient, OAuthStrategy } from '@wix/sdk';
import { products } from '@wix/stores';
import { clientId } from '../settings.js';

// It keeps no tokens itself: a page hands it those that it has stored, as its guide says.
const client = createClient({ auth: OAuthStrategy({ clientId }), modules: { products } });
const stored = () => JSON.parse(localStorage.getItem('tokens'));
window.signIn = (tokens) => localStorage.setItem('tokens', JSON.stringify(tokens));
window.call = (id) => {
  if (!client.auth.loggedIn()) client.auth.setTokens(stored());
  return client.products.getProduct(id);
};
