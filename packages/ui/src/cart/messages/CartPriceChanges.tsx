'use client';

import {
  asScaled,
  type CartPriceChange,
  cartStateAtom,
  priceChangesAtom,
  useAtom,
  useAtomValue,
} from '@vitrine/atoms';
import { useUi } from '../../provider/UiProvider.tsx';
import { useCartContext } from '../cart-context.ts';
import * as css from '../line/CartLines.css.ts';
import { getDisplayName } from '../line/line-item-fields.ts';
import { useFormatCartMoney } from '../totals/use-format-cart-money.ts';
import { CartMessage } from './CartMessage.tsx';
import '../../messages/en/cart.ts';

/** Maximum number of price changes shown one by one; beyond it, only the lines show them. */
const MAX_VISIBLE = 3;

/** Returns the texts of price changes: a sentence for each, or one for all if there are many. */
export function usePriceChangeText(): (changes: readonly CartPriceChange[]) => readonly string[] {
  const { t } = useUi();
  const { currency = '' } = useAtomValue(cartStateAtom);
  const formatPrice = useFormatCartMoney(currency);
  return (changes) => {
    if (changes.length > MAX_VISIBLE) return [t('cart.price.several', { count: changes.length })];
    return changes.map(({ line, was, now }) =>
      t('cart.price.changed', {
        name: getDisplayName(line, t),
        now: formatPrice(now) ?? '',
        was: formatPrice(was) ?? '',
        count: line.quantity,
      }),
    );
  };
}

function hasRisen({ was, now }: CartPriceChange): boolean {
  const pieces = asScaled(was.amount, now.amount);
  return pieces !== undefined && pieces.left < pieces.right;
}

/**
 * Shows the lines whose price differs from the one that the visitor first saw, until dismissed.
 * `CartAnnouncer` records and announces the prices.
 */
export function CartPriceChanges() {
  const { focus } = useCartContext();
  const getText = usePriceChangeText();
  const [changes, accept] = useAtom(priceChangesAtom);
  if (changes.length === 0) return null;
  return (
    <CartMessage
      tone={changes.some(hasRisen) ? 'warning' : 'info'}
      silent
      onDismiss={() => {
        accept();
        focus();
      }}
    >
      <div className={css.sentences}>
        {getText(changes).map((sentence, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no identity but their place.
          <span key={at}>{sentence}</span>
        ))}
      </div>
    </CartMessage>
  );
}
