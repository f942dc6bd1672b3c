'use client';

import { getTicketPrices, isDonation } from '@vitrine/atoms';
import { TicketTaxType } from '@vitrine/client/events';
import type { OrderMoney } from '@vitrine/client/orders';
import { FeeType } from '@vitrine/client/orders';
import type { TicketDefinition } from '@vitrine/client/tickets';
import {
  fromEventAmount,
  isZeroAmount,
  useFormatAmount,
} from '../../../patterns/price-breakdown/use-format-amount.ts';
import { Money } from '../../../primitives/money/Money.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { lowercaseFirst } from '../../../utils/lowercase-first.ts';
import * as css from '../Tickets.css.ts';
import { useTicketsContext } from '../tickets-context.ts';
import '../../../messages/en/tickets.ts';

const fees = {
  [FeeType.FEE_ADDED]: 'tickets.feeOnTop',
  [FeeType.FEE_INCLUDED]: 'tickets.feeIncluded',
  [FeeType.FEE_ADDED_AT_CHECKOUT]: 'tickets.feeAtCheckout',
} as const;

/** The price of a ticket, and whether tax and fee are included; the invoice has their amounts. */
export function TicketPrice({
  definition,
  price: ofOption,
}: {
  definition: TicketDefinition;
  /** The price of one of its pricing options. */
  price?: OrderMoney;
}) {
  const { t } = useUi();
  const amount = useFormatAmount();
  const notes = useNotes(definition);
  if (!ofOption && getTicketPrices(definition).length > 0) return <span />;
  const least = definition.pricing?.minPrice;
  const price = ofOption ?? least ?? definition.pricing?.fixedPrice ?? definition.price;
  if (isDonation(definition) && price) {
    return (
      <div className={css.price}>
        <bdi>
          {isZeroAmount(price)
            ? t('tickets.priceAny')
            : t('tickets.from', { price: amount(price) })}
        </bdi>
      </div>
    );
  }
  if (price && isZeroAmount(price)) return <div className={css.price}>{t('tickets.free')}</div>;
  return (
    <div className={css.price}>
      <Money value={price && fromEventAmount(price)} />
      {notes.map((note) => (
        <span key={note} className={css.caption}>
          <bdi>{note}</bdi>
        </span>
      ))}
    </div>
  );
}

function useNotes({ feeConfig }: TicketDefinition): string[] {
  const { t, locale } = useUi();
  const { event } = useTicketsContext();
  const tax = event?.registration?.tickets?.taxSettings;
  const name = tax?.name || t('tickets.tax');
  return [
    feeConfig && t(fees[feeConfig.type] ?? 'tickets.feeAtCheckout'),
    tax?.type === TicketTaxType.INCLUDED_IN_PRICE && t('tickets.taxIncluded', { name }),
    tax?.type === TicketTaxType.ADDED_AT_CHECKOUT &&
      t('tickets.taxAtCheckout', { name: lowercaseFirst(name, locale) }),
  ].filter((one) => typeof one === 'string');
}
