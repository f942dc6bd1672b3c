import { cartAtom, cartCountAtom, useAtomValue } from '@vitrine/atoms';
import { useUi } from '../provider/UiProvider.tsx';

/** How many objects there are, beside the title; nothing until that is known. */
export function CartCount() {
  const { t } = useUi();
  const { data: cart } = useAtomValue(cartAtom);
  const count = useAtomValue(cartCountAtom);
  return cart && count > 0 ? <span>{t('cart.items', { count })}</span> : null;
}
