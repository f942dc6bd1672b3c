'use client';

import { cartAtom, cartCountAtom, useAtomValue } from '@vitrine/atoms';
import { useUi } from '../provider/UiProvider.tsx';
import '../messages/en/cart.ts';

/** Number of items, next to the title; nothing until it is known. */
export function CartCount() {
  const { t } = useUi();
  const { data: cart } = useAtomValue(cartAtom);
  const count = useAtomValue(cartCountAtom);
  return cart && count > 0 ? <span>{t('cart.items', { count })}</span> : null;
}
