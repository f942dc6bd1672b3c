import { backInStockNotifications, currentCart } from '@wix/ecom';
import { orders, wixEventsV2 } from '@wix/events';
import { authentication, recovery, verification } from '@wix/identity';
import { redirects } from '@wix/redirects';
import { createClient, OAuthStrategy } from '@wix/sdk';
import { collections, products } from '@wix/stores';

const auth = OAuthStrategy({ clientId: 'fenn-house' });
export const client = createClient({
  auth,
  modules: {
    authentication,
    backInStockNotifications,
    collections,
    currentCart,
    orders,
    products,
    recovery,
    redirects,
    verification,
    wixEventsV2,
  },
});

export async function firstName(): Promise<string> {
  const { items } = await client.products.queryProducts().limit(1).find();
  return items[0]?.name ?? '';
}
