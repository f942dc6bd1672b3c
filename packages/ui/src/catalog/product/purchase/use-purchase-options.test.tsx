import type { VariantView } from '@vitrine/atoms';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { SubscriptionOption } from './subscription-option.ts';
import {
  type PurchaseOptionsInput,
  type PurchaseOptionsState,
  usePurchaseOptions,
} from './use-purchase-options.ts';

const subscriptionOptions = ['monthly', 'yearly'].map(
  (id) => ({ id, settings: { frequency: 'MONTH' } }) as SubscriptionOption,
);

function PurchaseOptions({
  onRender,
  ...input
}: PurchaseOptionsInput & { onRender: (state: PurchaseOptionsState) => void }) {
  onRender(usePurchaseOptions({} as VariantView, input));
  return null;
}

/** Returns the state when the hook renders for the first time. */
function getState(input: PurchaseOptionsInput): PurchaseOptionsState {
  const states: PurchaseOptionsState[] = [];
  renderToString(<PurchaseOptions {...input} onRender={(state) => void states.push(state)} />);
  return states[0] as PurchaseOptionsState;
}

it('chooses the one-time purchase at first', () => {
  const state = getState({ subscriptionOptions });
  expect([state.canBuyOnce, state.subscriptionOption]).toEqual([true, null]);
  const plain = getState({});
  expect([plain.canBuyOnce, plain.subscriptionOption]).toEqual([true, null]);
});

it('chooses the given subscription at first, and ignores an unknown one', () => {
  const getId = (defaultSubscriptionOption: string) =>
    getState({ subscriptionOptions, defaultSubscriptionOption }).subscriptionOption?.id;
  expect(getId('yearly')).toBe('yearly');
  expect(getId('weekly')).toBeUndefined();
});

it('chooses the first subscription if the product can’t be bought once', () => {
  const state = getState({ subscriptionOptions, subscriptionOnly: true });
  expect([state.canBuyOnce, state.subscriptionOption?.id]).toEqual([false, 'monthly']);
});

it('can always be bought once without subscriptions', () => {
  const state = getState({ subscriptionOptions: [], subscriptionOnly: true });
  expect([state.canBuyOnce, state.subscriptionOption]).toEqual([true, null]);
});

it('passes on the chosen subscription, and null for the one-time purchase', () => {
  const onSubscriptionOptionChange = vi.fn();
  const { selectSubscriptionOption } = getState({
    subscriptionOptions,
    onSubscriptionOptionChange,
  });
  selectSubscriptionOption('yearly');
  selectSubscriptionOption(null);
  expect(onSubscriptionOptionChange.mock.calls).toEqual([[subscriptionOptions[1]], [null]]);
});
