'use client';

import type { VariantView } from '@vitrine/atoms';
import { useState } from 'react';
import type { SubscriptionOption } from './subscription-option.ts';

/** The subscriptions of a product, as the host provides them. */
export interface PurchaseOptionsInput {
  /** Subscriptions that the product can be bought with. None by default. */
  subscriptionOptions?: readonly SubscriptionOption[] | undefined;
  /** Whether the product can’t be bought once. */
  subscriptionOnly?: boolean | undefined;
  /**
   * ID of the subscription that is chosen at first. Default: the one-time purchase, or the first
   * subscription if there is none.
   */
  defaultSubscriptionOption?: string | undefined;
  /** Called when another one is chosen; null is the one-time purchase. */
  onSubscriptionOptionChange?: ((option: SubscriptionOption | null) => void) | undefined;
}

/** How a product can be bought, and what is chosen. */
export interface PurchaseOptionsState {
  /** The product's subscriptions; empty without any. */
  subscriptionOptions: readonly SubscriptionOption[];
  /** Whether it can be bought without a subscription. */
  canBuyOnce: boolean;
  /** The chosen subscription; null is the one-time purchase. */
  subscriptionOption: SubscriptionOption | null;
  /** Chooses a subscription by its ID; null is the one-time purchase. */
  selectSubscriptionOption: (id: string | null) => void;
  /** The selection without a subscription, with the price of a one-time purchase. */
  oneTimeView: VariantView;
}

/** Returns how a product can be bought, and what is chosen. */
export function usePurchaseOptions(
  oneTimeView: VariantView,
  {
    subscriptionOptions = [],
    subscriptionOnly = false,
    defaultSubscriptionOption,
    onSubscriptionOptionChange,
  }: PurchaseOptionsInput,
): PurchaseOptionsState {
  const [chosenId, setChosenId] = useState<string | null>(defaultSubscriptionOption ?? null);
  const [first = null] = subscriptionOptions;
  const canBuyOnce = !subscriptionOnly || first === null;
  const find = (id: string | null) =>
    subscriptionOptions.find((option) => option.id === id) ?? (canBuyOnce ? null : first);
  return {
    subscriptionOptions,
    canBuyOnce,
    subscriptionOption: find(chosenId),
    selectSubscriptionOption: (id) => {
      setChosenId(id);
      onSubscriptionOptionChange?.(find(id));
    },
    oneTimeView,
  };
}
