import type { VariantView } from '@vitrine/atoms';
import type { SubscriptionOptionInfo, SubscriptionSettings } from '@vitrine/client/cart';
import type { PriceData } from '@vitrine/client/catalog';

/**
 * A subscription that a product can be bought with: a selling plan. The platform’s catalog has none,
 * so the host provides them.
 */
export interface SubscriptionOption {
  /** The host’s ID, unique among the options of a product. */
  id: string;
  /** How often it renews, and for how long. */
  settings: SubscriptionSettings;
  /** Shown instead of the frequency, and on the cart line next to it. */
  title?: string;
  /** A sentence below, such as “Pause or cancel at any time”. */
  description?: string;
  /**
   * The price of one piece; for several variants a function of the selection. `price` is the price
   * before the saving. Without it, the price is that of a one-time purchase.
   */
  priceData?: PriceData | ((view: VariantView) => PriceData | undefined);
}

/** Returns what the cart line of a subscription has: `subscriptionOptionInfo` of `LineItemInput`. */
export function toSubscriptionOptionInfo({
  settings,
  title,
  description,
}: SubscriptionOption): SubscriptionOptionInfo {
  return {
    subscriptionSettings: settings,
    ...(title && { title: { original: title } }),
    ...(description && { description: { original: description } }),
  };
}

/** Returns the price of a subscription for a selection, if the host provides one. */
export const getSubscriptionPrice = (
  { priceData }: SubscriptionOption,
  view: VariantView,
): PriceData | undefined => (typeof priceData === 'function' ? priceData(view) : priceData);
