'use client';

import { joinTexts } from '../../messages/join-texts.ts';
import { getDateFormat } from '../../patterns/date-time/date-format.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { useIsHydrated } from '../../utils/hooks/use-is-hydrated.ts';
import { joinUnits } from '../../utils/text/join-units.ts';
import { useFormatCartMoney, useFormatPieces } from '../totals/use-format-cart-money.ts';
import * as css from './CartLine.css.ts';
import { useCartLineContext } from './cart-line-context.ts';
import {
  getLineOptions,
  getOriginalPrice,
  getUnitPrice,
  isCoveredByMembership,
} from './line-item-fields.ts';
import { getKindLabels } from './line-kind-labels.ts';
import '../../messages/en/cart.ts';
import '../../messages/en/cart-contents.ts';

/** Writes a day, such as the delivery date of a gift card, for the locale. */
function formatIfDate(text: string, locale: string): string {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : undefined;
  if (!date || Number.isNaN(date.getTime())) return text;
  return getDateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/**
 * The chosen options, quantity and price of one piece, the kind, the unit price, the line's total before
 * the catalog's discount, and the buyer's custom texts.
 */
export function LineDetails() {
  const ui = useUi();
  const { t } = ui;
  const { line, currency, hasNoTotal, partOf, coveredBy, previousPrice } = useCartLineContext();
  const { choices, texts } = getLineOptions(line);
  const hasTimeZone = useIsHydrated();
  const formatPrice = useFormatCartMoney(currency);
  const formatPieces = useFormatPieces(currency);
  const unitPrice = getUnitPrice(line);
  const isCovered = isCoveredByMembership(line, coveredBy);
  // Next to the price of one piece where the total is unknown.
  const pieces = hasNoTotal ? 1 : line.quantity;
  // Beside the price before a change, another earlier price would contradict it.
  const hasOriginalPrice = !isCovered && previousPrice === undefined;
  const was = hasOriginalPrice ? formatPieces(getOriginalPrice(line), pieces) : undefined;
  const price = !isCovered && line.quantity > 1 ? formatPrice(line.price) : undefined;
  const times = price && t('cart.times', { count: line.quantity, price });
  const summary = joinTexts([...choices, times], ui.locale);
  const kind = getKindLabels(line, { ...ui, hasTimeZone }, formatPrice);
  const hasDetails =
    summary || kind.length + texts.length > 0 || unitPrice || partOf || coveredBy !== undefined;
  return (
    <>
      {hasDetails && (
        <div className={css.details}>
          {partOf && (
            <span className={css.fullWidthRow}>
              <bdi>{t('cart.kind.partOf', { name: partOf })}</bdi>
            </span>
          )}
          {summary && <bdi>{joinUnits(summary)}</bdi>}
          {unitPrice && (
            <span className={css.fullWidthRow}>
              <bdi>{unitPrice}</bdi>
            </span>
          )}
          {coveredBy !== undefined && (
            <span className={css.fullWidthRow}>
              <bdi>
                {coveredBy
                  ? t('cart.kind.coveredBy', { name: coveredBy })
                  : t('cart.kind.membership')}
              </bdi>
            </span>
          )}
          {kind.map((kindLabel) => (
            <bdi key={kindLabel}>{kindLabel}</bdi>
          ))}
          {texts.map(({ name, text }) => (
            <span key={name} className={css.fullWidthRow}>
              <bdi>{t('cart.customText', { name, text: formatIfDate(text, ui.locale) })}</bdi>
            </span>
          ))}
        </div>
      )}
      {was && (
        <s className={css.was}>
          <VisuallyHidden>{t('cart.was')} </VisuallyHidden>
          <bdi>{was}</bdi>
        </s>
      )}
    </>
  );
}
