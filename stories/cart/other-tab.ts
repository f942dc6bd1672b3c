import type { MockPlatform } from '@vitrine/mocks';
import { getLoaded } from './cart-demo.tsx';

/** Simulates another tab of the visitor: it changes the cart, and notifies this one. */
export function otherTab(loaded: unknown): (change: (platform: MockPlatform) => void) => void {
  const { platform, ports } = getLoaded(loaded);
  return (change) => {
    change(platform);
    ports.cartSync.receive(platform.cart().read()?.id ?? null);
  };
}
