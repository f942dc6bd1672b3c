import { type CartDifference, cartMergeAtom, useAtom } from '@vitrine/atoms';
import { useUi } from '../provider/UiProvider.tsx';
import { CartMessage } from './CartMessage.tsx';
import { useCartPlace } from './cart-context.ts';
import { nameOf } from './line-facts.ts';

/** What happened to the cart of a visitor who has logged in, one sentence for each kind of thing. */
export function useHandoverWords(): (difference: CartDifference) => string {
  const { t, locale } = useUi();
  return (difference) => {
    const list = new Intl.ListFormat(locale, { type: 'conjunction' });
    const sentences = (['returned', 'combined', 'reduced', 'lost'] as const).flatMap((kind) => {
      const lines = difference[kind];
      if (lines.length === 0) return [];
      const names = list.format(lines.map((line) => nameOf(line) ?? t('cart.unnamed')));
      return t(`cart.handover.${kind}`, { count: lines.length, names });
    });
    return sentences.join(' ');
  };
}

/** Says after a login what became of the cart, until it is dismissed. `CartAnnouncer` speaks it. */
export function CartHandover() {
  const { root } = useCartPlace();
  const wordsOf = useHandoverWords();
  const [difference, dismiss] = useAtom(cartMergeAtom);
  if (!difference) return null;
  return (
    <CartMessage
      tone={difference.lost.length > 0 || difference.reduced.length > 0 ? 'warning' : 'info'}
      isQuiet
      onDismiss={() => {
        dismiss();
        root.current?.focus();
      }}
    >
      {wordsOf(difference)}
    </CartMessage>
  );
}
