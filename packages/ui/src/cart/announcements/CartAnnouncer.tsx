'use client';

import {
  addToCartAtom,
  cartAtom,
  cartCountAtom,
  cartEntriesAtom,
  cartMergeAtom,
  type LastAdded,
  recordCartAtom,
  recordSeenPricesAtom,
  unannouncedPriceChangesAtom,
  useAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { getDisplayName } from '../line/line-item-fields.ts';
import { useCartMergeText } from '../messages/CartMergeNotice.tsx';
import { usePriceChangeText } from '../messages/CartPriceChanges.tsx';
import { type AnnouncedLine, type CartChange, diffLines } from './cart-announcements.ts';
import { useAddedToCartAnnouncement } from './use-added-to-cart-announcement.ts';
import '../../messages/en/cart.ts';

/**
 * Announces an item that was added before the cart was loaded, once it is confirmed. The first
 * loaded cart already contains it, so no change is detected.
 */
function useFirstAdditionAnnouncement(
  isLoaded: boolean,
  onAdded: (addition: LastAdded) => void,
): void {
  const { status } = useAtomValue(addToCartAtom);
  const wasLoaded = useRef(isLoaded);
  const isEarly = useRef(false);
  useEffect(() => {
    // Added items show immediately, and create a placeholder cart if none is loaded.
    if (status === 'pending' && !wasLoaded.current) isEarly.current = true;
    if (status === 'error') isEarly.current = false;
    wasLoaded.current = isLoaded;
  }, [status, isLoaded]);
  useAddedToCartAnnouncement((addition) => {
    if (isEarly.current) onAdded(addition);
    isEarly.current = false;
  });
}

/** Returns a sentence for each change, and the number of items if lines were added or removed. */
function getSentences(
  changes: readonly CartChange[],
  count: number,
  t: ReturnType<typeof useUi>['t'],
): readonly string[] {
  const tell = ({ kind, line }: CartChange) => {
    const name = getDisplayName(line, t);
    return t(`cart.announcement.${kind}`, { name, quantity: line.quantity });
  };
  const haveMoved = changes.some(({ kind }) => kind !== 'quantity');
  return [...changes.map(tell), ...(haveMoved ? [t('cart.announcement.count', { count })] : [])];
}

/**
 * Announces changes of the cart, whatever their source: “Ridge pillar candle added. 3 items in your
 * cart.” After a login it announces the merged cart, and price changes when they are found. Once
 * per page; the initial content is not announced.
 */
export function CartAnnouncer() {
  const { t } = useUi();
  const announce = useAnnounce();
  const getText = useCartMergeText();
  const getPriceText = usePriceChangeText();
  const { data: cart } = useAtomValue(cartAtom);
  const entries = useAtomValue(cartEntriesAtom);
  const count = useAtomValue(cartCountAtom);
  const merge = useAtomValue(cartMergeAtom);
  const [unannounced, announcePrices] = useAtom(unannouncedPriceChangesAtom);
  const remember = useSetAtom(recordCartAtom);
  const rememberPrices = useSetAtom(recordSeenPricesAtom);
  const known = useRef<readonly AnnouncedLine[]>(undefined);
  const announced = useRef<typeof merge>(null);

  useFirstAdditionAnnouncement(cart !== undefined, ({ lines }) => {
    const added = lines.map((line): CartChange => ({ kind: 'added', line }));
    announce(getSentences(added, count, t).join(' '));
  });

  useEffect(() => {
    // Another session's cart is not comparable.
    if (cart === undefined) {
      known.current = undefined;
      return;
    }
    remember();
    rememberPrices();
    const prices = unannounced.length > 0 ? getPriceText(announcePrices()) : [];
    const lines = entries.filter(({ isRemoved }) => !isRemoved);
    const before = known.current;
    known.current = lines;
    if (merge && merge !== announced.current) {
      announced.current = merge;
      return announce([getText(merge), ...prices].join(' '));
    }
    const changes = before ? diffLines(before, lines) : [];
    if (prices.length + changes.length === 0) return;
    announce([...prices, ...getSentences(changes, count, t)].join(' '));
  }, [
    cart,
    entries,
    count,
    merge,
    unannounced,
    announce,
    remember,
    rememberPrices,
    announcePrices,
    getText,
    getPriceText,
    t,
  ]);
  return null;
}
