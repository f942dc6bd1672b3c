import { createClient } from '@vitrine/client';
import {
  addToCurrentCart,
  createCheckoutFromCurrentCart,
  estimateCurrentCartTotals,
  getCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCartLineItemQuantity,
} from '@vitrine/client/cart';
import { createRedirectSession } from '@vitrine/client/redirects';
import { clientId, provider } from '../settings.js';

export * from './shop.js';

const client = createClient({ clientId, provider, storage: localStorage });

export const cart = () => getCurrentCart(client);
export const add = (lineItems) => addToCurrentCart(client, { lineItems });
export const change = (lineItems) => updateCurrentCartLineItemQuantity(client, lineItems);
export const remove = (ids) => removeLineItemsFromCurrentCart(client, ids);
export const estimate = (shippingAddress) => estimateCurrentCartTotals(client, { shippingAddress });
export const goToCheckout = async (postFlowUrl) => {
  const { checkoutId } = await createCheckoutFromCurrentCart(client, { channelType: 'WEB' });
  const { redirectSession } = await createRedirectSession(client, {
    ecomCheckout: { checkoutId },
    callbacks: { postFlowUrl },
  });
  return redirectSession.fullUrl;
};
