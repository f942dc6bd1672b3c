import { Commerce, CurrentCart } from '@wix/headless-ecom/react';
import {
  CurrentCartServiceDefinition,
  loadCurrentCartServiceConfig,
} from '@wix/headless-ecom/services';
import { createClient, OAuthStrategy } from '@wix/sdk';
import { useService } from '@wix/services-manager-react';
import { createRoot } from 'react-dom/client';

// The packages call the platform by the client of the page.
createClient({ auth: OAuthStrategy({ clientId: 'fenn-house' }) }).enableContext('global');

function CartCount() {
  const count = useService(CurrentCartServiceDefinition).cartCount.get();
  return <a href="/cart">Cart {count}</a>;
}

/** Renders a page with the state of the cart and a link to it. */
export async function render(page) {
  const cart = await loadCurrentCartServiceConfig();
  createRoot(document.getElementById('root')).render(
    <Commerce.Root checkoutServiceConfig={{ channelType: 'WEB', postFlowUrl: location.href }}>
      <CurrentCart.Root currentCartServiceConfig={cart}>
        <div>
          <header>
            <CartCount />
          </header>
          <main>{page}</main>
        </div>
      </CurrentCart.Root>
    </Commerce.Root>,
  );
}
