'use client';

import type { ReactNode } from 'react';
import { EmptyState } from '../primitives/empty-state/EmptyState.tsx';
import type { HeadingLevel } from '../primitives/heading/Heading.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import '../messages/en/cart-contents.ts';

export interface CartEmptyProps {
  /** Main action of an empty cart. In page and drawer, by default a link to the route `collections`. */
  emptyAction?: ReactNode;
  /** Heading level of the empty cart's title. */
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
