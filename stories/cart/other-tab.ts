import { type CartSyncChannel, cartSyncChannelAtom } from '@vitrine/atoms';
import type { MockPlatform } from '@vitrine/mocks';
import { getLoaded } from './cart-demo.tsx';

/** Simulates another tab of the visitor: it changes the cart, and notifies this one. */
export function otherTab(loaded: unknown): (change: (platform: MockPlatform) => void) => void {
  const { platform, storefront } = getLoaded(loaded);
  let hear: (cartId: string | null) => void = () => {};
  const tabs: CartSyncChannel = {
    tell: () => {},
    subscribe: (listener) => {
      hear = listener;
      return () => {};
    },
  };
  storefront.store.set(cartSyncChannelAtom, tabs);
  return (change) => {
    change(platform);
    hear(platform.cart().read()?.id ?? null);
  };
}
