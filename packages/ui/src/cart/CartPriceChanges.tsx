import {
  asScaled,
  type CartPriceChange,
  cartStateAtom,
  priceChangesAtom,
  useAtom,
  useAtomValue,
} from '@vitrine/atoms';
import { useUi } from '../provider/UiProvider.tsx';
import * as css from './CartLines.css.ts';
import { CartMessage } from './CartMessage.tsx';
import { useCartPlace } from './cart-context.ts';
import { nameOf } from './line-facts.ts';
import { useMoneyText } from './use-money-text.ts';

/** So many are told one by one; of more than these the lines say it themselves. */
const MOST = 3;

/** What became of the prices of lines: a sentence for each, or one for all where they are many. */
export function usePriceWords(): (changes: readonly CartPriceChange[]) => readonly string[] {
  const { t } = useUi();
  const { currency = '' } = useAtomValue(cartStateAtom);
  const priceOf = useMoneyText(currency);
  return (changes) => {
    if (changes.length > MOST) return [t('cart.price.several', { count: changes.length })];
    return changes.map(({ line, was, now }) =>
      t('cart.price.changed', {
        name: nameOf(line) ?? t('cart.unnamed'),
        now: priceOf(now) ?? '',
        was: priceOf(was) ?? '',
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
 * Says which lines cost something else than when the visitor first saw them, until that is
 * dismissed. `CartAnnouncer` notes what they cost, and speaks it.
 */
export function CartPriceChanges() {
  const { root } = useCartPlace();
  const wordsOf = usePriceWords();
  const [changes, accept] = useAtom(priceChangesAtom);
  if (changes.length === 0) return null;
  return (
    <CartMessage
      tone={changes.some(hasRisen) ? 'warning' : 'info'}
      isQuiet
      onDismiss={() => {
        accept();
        root.current?.focus();
      }}
    >
      <div className={css.sentences}>
        {wordsOf(changes).map((sentence, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no identity but their place.
          <span key={at}>{sentence}</span>
        ))}
      </div>
    </CartMessage>
  );
}
