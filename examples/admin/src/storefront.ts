import {
  createBackInStockQueue,
  createEventAdminList,
  createOrderList,
  createProductAdminList,
  createStorefront,
  historyLocation,
} from '@vitrine/atoms';
import { createClient, localTokens } from '@vitrine/client';
import { ownerPorts, profile } from './owner-ports.ts';

const location = historyLocation();

export const storefront = createStorefront({
  client: createClient({
    clientId: import.meta.env.VITE_CLIENT_ID,
    provider: {
      apiBaseUrl: import.meta.env.VITE_API_BASE_URL,
      identityBaseUrl: import.meta.env.VITE_IDENTITY_BASE_URL,
    },
    storage: localTokens(),
  }),
  location,
  ...ownerPorts,
  profile,
});

// The lists keep their filters in the query of their page's URL.
export const orders = createOrderList({ location });
export const events = createEventAdminList({ location });
export const products = createProductAdminList({ location });
export const backInStock = createBackInStockQueue();
