import type { LineItem } from '@vitrine/client/cart';
import { VisuallyHidden } from '../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import * as css from './CartLine.css.ts';
import { optionsOf, unitPriceOf, wasPriceOf } from './line-facts.ts';
import { useMoneyText } from './use-money-text.ts';

/** What was chosen, what it costs per unit, what it cost before, and what the buyer wrote. */
export function LineDetails({ line, currency }: { line: LineItem; currency: string }) {
  const { t } = useUi();
  const { choices, texts } = optionsOf(line);
  const unitPrice = unitPriceOf(line);
  const was = useMoneyText(currency)(wasPriceOf(line));
  const hasDetails = choices.length > 0 || unitPrice !== undefined || texts.length > 0;
  return (
    <>
      {hasDetails && (
        <div className={css.details}>
          {choices.length > 0 && <bdi>{choices.join(', ')}</bdi>}
          {unitPrice && <bdi>{unitPrice}</bdi>}
          {texts.map(({ name, text }) => (
            <bdi key={name} className={css.customText}>
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
    </>
  );
}
