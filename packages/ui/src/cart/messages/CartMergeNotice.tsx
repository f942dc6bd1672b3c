'use client';

import { type CartDifference, cartMergeAtom, useAtom } from '@vitrine/atoms';
import { useUi } from '../../provider/UiProvider.tsx';
import { useCartContext } from '../cart-context.ts';
import { getDisplayName } from '../line/line-item-fields.ts';
import { CartMessage } from './CartMessage.tsx';
import '../../messages/en/cart.ts';

/**
 * Returns the changes of a visitor's cart after a login as text, one sentence per kind of change.
 */
export function useCartMergeText(): (difference: CartDifference) => string {
  const { t, locale } = useUi();
  return (difference) => {
    const list = new Intl.ListFormat(locale, { type: 'conjunction' });
    const sentences = (['returned', 'combined', 'reduced', 'lost'] as const).flatMap((kind) => {
      const lines = difference[kind];
      if (lines.length === 0) return [];
      const names = list.format(lines.map((line) => getDisplayName(line, t)));
      return t(`cart.merge.${kind}`, { count: lines.length, names });
    });
    return sentences.join(' ');
  };
}

/** Shows the cart's changes after a login, until dismissed. `CartAnnouncer` announces them. */
export function CartMergeNotice() {
  const { focus } = useCartContext();
  const getText = useCartMergeText();
  const [difference, dismiss] = useAtom(cartMergeAtom);
  if (!difference) return null;
  return (
    <CartMessage
      tone={difference.lost.length > 0 || difference.reduced.length > 0 ? 'warning' : 'info'}
      silent
      onDismiss={() => {
        dismiss();
        focus();
      }}
    >
      {getText(difference)}
    </CartMessage>
  );
}
