import { cartAtom, cartCountAtom, cartLinesAtom, useAtomValue } from '@vitrine/atoms';
import type { LineItem } from '@vitrine/client/cart';
import { useEffect, useRef } from 'react';
import { useAnnounce } from '../primitives/announcer/Announcer.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import { type CartChange, changesOf } from './cart-speech.ts';
import { nameOf } from './line-facts.ts';

/**
 * Speaks what changes in the cart, wherever it was changed: “Ridge pillar candle added. 3 objects
 * in the cart.” Once per page; the cart as it is found is not spoken.
 */
export function CartAnnouncer() {
  const { t } = useUi();
  const announce = useAnnounce();
  const { data: cart } = useAtomValue(cartAtom);
  const lines = useAtomValue(cartLinesAtom);
  const count = useAtomValue(cartCountAtom);
  const known = useRef<readonly LineItem[]>(undefined);

  useEffect(() => {
    if (cart === undefined) return;
    const before = known.current;
    known.current = lines;
    if (!before) return;
    const changes = changesOf(before, lines);
    if (changes.length === 0) return;
    const tell = ({ kind, line }: CartChange) => {
      const name = nameOf(line) ?? t('cart.unnamed');
      return t(`cart.speech.${kind}`, { name, quantity: line.quantity });
    };
    const sum = changes.some(({ kind }) => kind !== 'quantity')
      ? [t('cart.speech.count', { count })]
      : [];
    announce([...changes.map(tell), ...sum].join(' '));
  }, [cart, lines, count, announce, t]);
  return null;
}
