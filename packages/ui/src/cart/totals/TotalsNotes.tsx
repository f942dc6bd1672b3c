'use client';

import type { Money } from '@vitrine/client/cart';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './CartTotals.css.ts';
import type { DeliveryCharge } from './total-delivery.ts';
import type { DiscountRow } from './total-discounts.ts';
import type { TotalRow } from './total-rows.ts';
import { useFormatCartMoney } from './use-format-cart-money.ts';
import '../../messages/en/totals.ts';

type Ui = ReturnType<typeof useUi>;

/** Maximum number of items that a note names before it counts the others. */
const NAMED = 3;

interface NotesProps {
  row: TotalRow;
  currency: string;
  hasScopes: boolean;
}

/** Notes about a row next to its amount. */
export function TotalsNotes({ row, currency, hasScopes }: NotesProps) {
  const ui = useUi();
  const text = useFormatCartMoney(currency);
  const notes = notesOf(row, hasScopes, ui, text);
  return notes.map((note) => (
    <dd key={note} className={css.note}>
      <bdi>{note}</bdi>
    </dd>
  ));
}

function notesOf(
  row: TotalRow,
  hasScopes: boolean,
  ui: Ui,
  text: (money: Money | undefined) => string | undefined,
): readonly string[] {
  if (row.kind === 'discount') return [getScope(row, hasScopes, ui) ?? []].flat();
  if (row.kind !== 'delivery') return [];
  const charges = (row.charges ?? []).map((charge) =>
    getChargeLabel(charge, text(charge.amount), ui),
  );
  return [...new Set([row.title ?? [], ...charges].flat())];
}

function getScope({ appliesTo, items = [] }: DiscountRow, hasScopes: boolean, { t, locale }: Ui) {
  if (appliesTo === 'delivery') return t('cart.totals.onDelivery');
  if (appliesTo === 'everything') return hasScopes ? t('cart.totals.everything') : undefined;
  if (items.length === 0) return undefined;
  if (items.length <= NAMED) {
    return t('cart.totals.items', { names: new Intl.ListFormat(locale).format(items) });
  }
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  const named = items.slice(0, NAMED - 1);
  return t('cart.totals.itemsMore', {
    names: list.format(named),
    count: items.length - named.length,
  });
}

function getChargeLabel({ type, details }: DeliveryCharge, amount: string | undefined, { t }: Ui) {
  const name = details ?? t(type ? `cart.totals.${type}` : 'cart.totals.otherCharge');
  return amount
    ? t('cart.totals.charge', { amount, name })
    : t('cart.totals.chargeUnknown', { name });
}
