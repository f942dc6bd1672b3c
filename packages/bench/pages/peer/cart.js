import { currentCart } from '@wix/ecom';
import { redirects } from '@wix/redirects';
import { createClient, OAuthStrategy } from '@wix/sdk';
import { clientId } from '../settings.js';

export * from './shop.js';

const client = createClient({ auth: OAuthStrategy({ clientId }) });
const getCurrentCart = client.use(currentCart.getCurrentCart);
const addToCurrentCart = client.use(currentCart.addToCurrentCart);
const updateQuantity = client.use(currentCart.updateCurrentCartLineItemQuantity);
const removeLineItems = client.use(currentCart.removeLineItemsFromCurrentCart);
const estimateTotals = client.use(currentCart.estimateCurrentCartTotals);
const createCheckout = client.use(currentCart.createCheckoutFromCurrentCart);
const createRedirectSession = client.use(redirects.createRedirectSession);

export const cart = () => getCurrentCart();
export const add = (lineItems) => addToCurrentCart({ lineItems });
export const change = (lineItems) => updateQuantity(lineItems);
export const remove = (ids) => removeLineItems(ids);
export const estimate = (shippingAddress) => estimateTotals({ shippingAddress });
export const goToCheckout = async (postFlowUrl) => {
  const { checkoutId } = await createCheckout({ channelType: 'WEB' });
  const { redirectSession } = await createRedirectSession({
    ecomCheckout: { checkoutId },
    callbacks: { postFlowUrl },
  });
  return redirectSession.fullUrl;
};
