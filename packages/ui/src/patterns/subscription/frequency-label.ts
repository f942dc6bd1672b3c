import type { SubscriptionFrequency, SubscriptionSettings } from '@vitrine/client/cart';
import type { Translate } from '../../messages/message-catalog.ts';
import '../../messages/en/cart.ts';

const frequencyKeys = {
  DAY: 'cart.kind.day',
  WEEK: 'cart.kind.week',
  MONTH: 'cart.kind.month',
  YEAR: 'cart.kind.year',
} as const satisfies Record<SubscriptionFrequency, string>;

/**
 * Returns how often a subscription renews: “Every 2 weeks”.
 *
 * @returns `undefined` without settings, or for a frequency that the platform may add.
 */
export function getFrequencyLabel(
  settings: SubscriptionSettings | undefined,
  t: Translate,
): string | undefined {
  if (!settings) return undefined;
  const { frequency, interval: count = 1 } = settings;
  return frequencyKeys[frequency] && t(frequencyKeys[frequency], { count });
}
