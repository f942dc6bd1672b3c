import type { LineItem } from '@vitrine/client/cart';
import { Money } from '../primitives/money/Money.tsx';
import { VisuallyHidden } from '../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import * as css from './CartLine.css.ts';
import { moneyOf, optionsOf, unitPriceOf, wasPriceOf } from './line-facts.ts';

/** What was chosen, what it costs per unit, what it cost before, and what the buyer wrote. */
export function LineDetails({ line, currency }: { line: LineItem; currency: string }) {
  const { t } = useUi();
  const { choices, texts } = optionsOf(line);
  const unitPrice = unitPriceOf(line);
  const was = wasPriceOf(line);
  const hasDetails = choices.length > 0 || unitPrice !== undefined || texts.length > 0;
  return (
    <>
      {hasDetails && (
        <div className={css.details}>
          {choices.length > 0 && <span>{choices.join(', ')}</span>}
          {unitPrice && <bdi>{unitPrice}</bdi>}
          {texts.map(({ name, text }) => (
            <span key={name} className={css.customText}>
              {t('cart.customText', { name, text })}
            </span>
          ))}
        </div>
      )}
      {was && (
        <s className={css.was}>
          <VisuallyHidden>{t('cart.was')} </VisuallyHidden>
          <Money value={moneyOf(was, currency)} />
        </s>
      )}
    </>
  );
}
