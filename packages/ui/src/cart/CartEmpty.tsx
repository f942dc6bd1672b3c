import type { ReactNode } from 'react';
import { EmptyState } from '../primitives/empty-state/EmptyState.tsx';
import type { HeadingLevel } from '../primitives/heading/Heading.tsx';
import { useUi } from '../provider/UiProvider.tsx';

export interface CartEmptyProps {
  /** The one thing to do while the cart is empty: a link to all objects. */
  emptyAction?: ReactNode;
  /** The place of the empty cart's title in the outline of the page. */
  level?: HeadingLevel;
}

/** A cart with nothing in it. */
export function CartEmpty({ emptyAction, level = 3 }: CartEmptyProps) {
  const { t } = useUi();
  return (
    <EmptyState title={t('cart.empty.title')} level={level} action={emptyAction}>
      {t('cart.empty.text')}
    </EmptyState>
  );
}
