import type { LineItem, Money } from '@vitrine/client/cart';
import { VisuallyHidden } from '../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import * as css from './CartLine.css.ts';
import { optionsOf, unitPriceOf, wasPriceOf } from './line-facts.ts';
import { kindWords } from './line-kinds.ts';
import { useMoneyText } from './use-money-text.ts';

export interface LineDetailsProps {
  line: LineItem;
  /** ISO 4217 code. */
  currency: string;
  /** The name of the line that this one belongs to. */
  partOf?: string | undefined;
  /** What one piece cost before the shop changed its price. */
  formerPrice?: Money | undefined;
}

/** What was chosen, what kind of thing it is, what it costs per unit and cost before, and the buyer's words. */
export function LineDetails({ line, currency, partOf, formerPrice }: LineDetailsProps) {
  const ui = useUi();
  const { t } = ui;
  const { choices, texts } = optionsOf(line);
  const priceOf = useMoneyText(currency);
  const unitPrice = unitPriceOf(line);
  const was = priceOf(wasPriceOf(line));
  const former = priceOf(formerPrice);
  const kind = kindWords(line, ui, priceOf);
  const hasDetails = choices.length + kind.length + texts.length > 0 || unitPrice || partOf;
  return (
    <>
      {hasDetails && (
        <div className={css.details}>
          {partOf && <bdi className={css.ownLine}>{t('cart.kind.partOf', { name: partOf })}</bdi>}
          {choices.length > 0 && <bdi>{choices.join(', ')}</bdi>}
          {unitPrice && <bdi>{unitPrice}</bdi>}
          {kind.map((words) => (
            <bdi key={words}>{words}</bdi>
          ))}
          {texts.map(({ name, text }) => (
            <bdi key={name} className={css.ownLine}>
              {t('cart.customText', { name, text })}
            </bdi>
          ))}
        </div>
      )}
      {was && (
        <s className={css.was}>
          <VisuallyHidden>{t('cart.was')} </VisuallyHidden>
          <bdi>{line.quantity === 1 ? was : t('cart.each', { price: was })}</bdi>
        </s>
      )}
      {former && (
        <span className={css.former}>
          {t('cart.price.former', { price: former, count: line.quantity })}
        </span>
      )}
    </>
  );
}
