'use client';

import { getTicketPrices, isDonation } from '@vitrine/atoms';
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
import * as css from '../Tickets.css.ts';
import '../../../messages/en/tickets.ts';

const fees = {
  [FeeType.FEE_ADDED]: 'tickets.feeOnTop',
  [FeeType.FEE_INCLUDED]: 'tickets.feeIncluded',
  [FeeType.FEE_ADDED_AT_CHECKOUT]: 'tickets.feeAtCheckout',
} as const;

/** The price of a ticket, and whether its fee is included; the invoice has the amount. */
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
  const { feeConfig } = definition;
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
      {feeConfig && (
        <span className={css.caption}>{t(fees[feeConfig.type] ?? 'tickets.feeAtCheckout')}</span>
      )}
    </div>
  );
}
