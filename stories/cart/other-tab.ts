import { type CartSyncChannel, cartSyncChannelAtom } from '@vitrine/atoms';
import type { MockPlatform } from '@vitrine/mocks';
import { worldOf } from './changing.tsx';

/** Another tab of the visitor: it changes the cart, and tells this one. */
export function otherTab(loaded: unknown): (change: (world: MockPlatform) => void) => void {
  const { world, storefront } = worldOf(loaded);
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
    change(world);
    hear(world.cart().read()?.id ?? null);
  };
}
