import {
  cartAtom,
  cartCountAtom,
  cartEntriesAtom,
  cartMergeAtom,
  recordCartAtom,
  recordSeenPricesAtom,
  unannouncedPriceChangesAtom,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { useEffect, useRef } from 'react';
import { useAnnounce } from '../primitives/announcer/Announcer.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import { useHandoverWords } from './CartHandover.tsx';
import { usePriceWords } from './CartPriceChanges.tsx';
import { type CartChange, changesOf, type SpokenLine } from './cart-speech.ts';
import { nameOf } from './line-facts.ts';
import { useEarlyAddition } from './use-early-addition.ts';

/** A sentence for each change; then how many objects there are, where lines came or went. */
function sentencesOf(
  changes: readonly CartChange[],
  count: number,
  t: ReturnType<typeof useUi>['t'],
): readonly string[] {
  const tell = ({ kind, line }: CartChange) => {
    const name = nameOf(line) ?? t('cart.unnamed');
    return t(`cart.speech.${kind}`, { name, quantity: line.quantity });
  };
  const haveMoved = changes.some(({ kind }) => kind !== 'quantity');
  return [...changes.map(tell), ...(haveMoved ? [t('cart.speech.count', { count })] : [])];
}

/**
 * Speaks what changes in the cart, wherever it was changed: “Ridge pillar candle added. 3 objects
 * in the cart.” After a login it says what became of the cart, and prices that have changed it says
 * when they are found. Once per page; the rest of a cart as it is found is not spoken.
 */
export function CartAnnouncer() {
  const { t } = useUi();
  const announce = useAnnounce();
  const wordsOf = useHandoverWords();
  const priceWordsOf = usePriceWords();
  const { data: cart } = useAtomValue(cartAtom);
  const entries = useAtomValue(cartEntriesAtom);
  const count = useAtomValue(cartCountAtom);
  const handover = useAtomValue(cartMergeAtom);
  const [unspoken, speakPrices] = useAtom(unannouncedPriceChangesAtom);
  const remember = useSetAtom(recordCartAtom);
  const rememberPrices = useSetAtom(recordSeenPricesAtom);
  const known = useRef<readonly SpokenLine[]>(undefined);
  const told = useRef<typeof handover>(null);

  useEarlyAddition(cart !== undefined, ({ lines }) => {
    const added = lines.map((line): CartChange => ({ kind: 'added', line }));
    announce(sentencesOf(added, count, t).join(' '));
  });

  useEffect(() => {
    // Of somebody else's cart nothing is known.
    if (cart === undefined) {
      known.current = undefined;
      return;
    }
    remember();
    rememberPrices();
    const prices = unspoken.length > 0 ? priceWordsOf(speakPrices()) : [];
    const lines = entries.filter(({ isRemoved }) => !isRemoved);
    const before = known.current;
    known.current = lines;
    if (handover && handover !== told.current) {
      told.current = handover;
      return announce([wordsOf(handover), ...prices].join(' '));
    }
    const changes = before ? changesOf(before, lines) : [];
    if (prices.length + changes.length === 0) return;
    announce([...prices, ...sentencesOf(changes, count, t)].join(' '));
  }, [
    cart,
    entries,
    count,
    handover,
    unspoken,
    announce,
    remember,
    rememberPrices,
    speakPrices,
    wordsOf,
    priceWordsOf,
    t,
  ]);
  return null;
}
