import {
  cartAtom,
  cartCountAtom,
  cartEntriesAtom,
  cartHandoverAtom,
  rememberCartAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { useEffect, useRef } from 'react';
import { useAnnounce } from '../primitives/announcer/Announcer.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import { useHandoverWords } from './CartHandover.tsx';
import { type CartChange, changesOf, type SpokenLine } from './cart-speech.ts';
import { nameOf } from './line-facts.ts';

/**
 * Speaks what changes in the cart, wherever it was changed: “Ridge pillar candle added. 3 objects
 * in the cart.” After a login it says what became of the cart. Once per page; the cart as it is
 * found is not spoken.
 */
export function CartAnnouncer() {
  const { t } = useUi();
  const announce = useAnnounce();
  const wordsOf = useHandoverWords();
  const { data: cart } = useAtomValue(cartAtom);
  const entries = useAtomValue(cartEntriesAtom);
  const count = useAtomValue(cartCountAtom);
  const handover = useAtomValue(cartHandoverAtom);
  const remember = useSetAtom(rememberCartAtom);
  const known = useRef<readonly SpokenLine[]>(undefined);
  const told = useRef<typeof handover>(null);

  useEffect(() => {
    // Of somebody else's cart nothing is known.
    if (cart === undefined) {
      known.current = undefined;
      return;
    }
    remember();
    const lines = entries.filter(({ isRemoved }) => !isRemoved);
    const before = known.current;
    known.current = lines;
    if (handover && handover !== told.current) {
      told.current = handover;
      return announce(wordsOf(handover));
    }
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
  }, [cart, entries, count, handover, announce, remember, wordsOf, t]);
  return null;
}
