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
import { getLineName } from '../line/line-item-fields.ts';
import { useCartMergeText } from '../messages/CartMergeNotice.tsx';
import { usePriceChangeText } from '../messages/CartPriceChanges.tsx';
import { type AnnouncedLine, type CartChange, diffLines } from './cart-announcements.ts';
import { useAddedToCartAnnouncement } from './use-added-to-cart-announcement.ts';

/**
 * Tells of what was added before the cart was known, once it is confirmed. The cart has it already
 * when it is first seen, so nothing in it changes.
 */
function useFirstAdditionAnnouncement(
  isKnown: boolean,
  onAdded: (addition: LastAdded) => void,
): void {
  const { status } = useAtomValue(addToCartAtom);
  const wasKnown = useRef(isKnown);
  const isEarly = useRef(false);
  useEffect(() => {
    // What is added shows at once, and makes a cart of its own where none is known.
    if (status === 'pending' && !wasKnown.current) isEarly.current = true;
    if (status === 'error') isEarly.current = false;
    wasKnown.current = isKnown;
  }, [status, isKnown]);
  useAddedToCartAnnouncement((addition) => {
    if (isEarly.current) onAdded(addition);
    isEarly.current = false;
  });
}

/** A sentence for each change; then how many objects there are, where lines came or went. */
function getSentences(
  changes: readonly CartChange[],
  count: number,
  t: ReturnType<typeof useUi>['t'],
): readonly string[] {
  const tell = ({ kind, line }: CartChange) => {
    const name = getLineName(line) ?? t('cart.unnamed');
    return t(`cart.announcement.${kind}`, { name, quantity: line.quantity });
  };
  const haveMoved = changes.some(({ kind }) => kind !== 'quantity');
  return [...changes.map(tell), ...(haveMoved ? [t('cart.announcement.count', { count })] : [])];
}

/**
 * Speaks what changes in the cart, wherever it was changed: “Ridge pillar candle added. 3 objects
 * in the cart.” After a login it says what became of the cart, and prices that have changed it says
 * when they are found. Once per page; the rest of a cart as it is found is not spoken.
 */
export function CartAnnouncer() {
  const { t } = useUi();
  const announce = useAnnounce();
  const getText = useCartMergeText();
  const getPriceText = usePriceChangeText();
  const { data: cart } = useAtomValue(cartAtom);
  const entries = useAtomValue(cartEntriesAtom);
  const count = useAtomValue(cartCountAtom);
  const handover = useAtomValue(cartMergeAtom);
  const [unannounced, announcePrices] = useAtom(unannouncedPriceChangesAtom);
  const remember = useSetAtom(recordCartAtom);
  const rememberPrices = useSetAtom(recordSeenPricesAtom);
  const known = useRef<readonly AnnouncedLine[]>(undefined);
  const announced = useRef<typeof handover>(null);

  useFirstAdditionAnnouncement(cart !== undefined, ({ lines }) => {
    const added = lines.map((line): CartChange => ({ kind: 'added', line }));
    announce(getSentences(added, count, t).join(' '));
  });

  useEffect(() => {
    // Of someone else's cart nothing is known.
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
    if (handover && handover !== announced.current) {
      announced.current = handover;
      return announce([getText(handover), ...prices].join(' '));
    }
    const changes = before ? diffLines(before, lines) : [];
    if (prices.length + changes.length === 0) return;
    announce([...prices, ...getSentences(changes, count, t)].join(' '));
  }, [
    cart,
    entries,
    count,
    handover,
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
