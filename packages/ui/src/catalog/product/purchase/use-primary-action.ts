'use client';

import type { PrimaryAction } from '@vitrine/atoms';
import type { ButtonState } from '../../../primitives/button/Button.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { lowercaseFirst } from '../../../utils/text/lowercase-first.ts';
import { useProductContext } from '../product-context.ts';
import type { AddToCartProblem } from './use-add-to-cart.ts';
import '../../../messages/en/catalog.ts';

/** The main action of a product, as a button shows it. */
export interface PrimaryActionButton {
  /** What the button does now. */
  action: PrimaryAction;
  /** “Select size”, “Add to cart”, “Pre-order” or “Notify me”. */
  label: string;
  /** `loading` while the item is added, and `complete` for a moment after. */
  state: ButtonState;
  /** Labels of the two states other than idle. */
  stateLabels: { loading?: string; complete?: string };
  /** Whether nothing can be done: sold out, and the host takes no requests. */
  isDisabled: boolean;
  /** Why the item was not added, or not completely. */
  problem: AddToCartProblem | null;
  /** Adds the item, requests a notification, or focuses the missing choice. */
  run: () => void;
}

/**
 * Returns the main action of the surrounding `Product.Root`, for a button of the host's own.
 *
 * @example
 * const { label, run, isDisabled } = usePrimaryAction();
 * return <button disabled={isDisabled} onClick={run}>{label}</button>;
 * @throws {Error} outside a `Product.Root`.
 */
export function usePrimaryAction(): PrimaryActionButton {
  const { t, locale } = useUi();
  const { action, addition, onNotifyMe, runPrimaryAction } = useProductContext();
  const isBuying = action.kind === 'add' || action.kind === 'pre-order';
  const isDisabled = action.kind === 'notify-me' && !onNotifyMe;
  const getLabel = () => {
    switch (action.kind) {
      case 'select':
        return t('catalog.choose', { option: lowercaseFirst(action.option, locale) });
      case 'add':
        return t('catalog.addToCart');
      case 'pre-order':
        return t('catalog.preOrder');
      case 'notify-me':
        return t(isDisabled ? 'catalog.addToCart' : 'catalog.notifyMe');
    }
  };
  return {
    action,
    label: getLabel(),
    state: isBuying ? addition.state : 'idle',
    stateLabels: isBuying ? { loading: t('catalog.adding'), complete: t('catalog.added') } : {},
    isDisabled,
    problem: addition.problem,
    run: runPrimaryAction,
  };
}
