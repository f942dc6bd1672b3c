'use client';

import type { DeliveryChoice } from '@vitrine/atoms';
import { getChoiceDetails } from '../../patterns/delivery-estimate/delivery-labels.ts';
import * as RadioGroup from '../../primitives/radio-group/RadioGroup.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { TotalsAmount } from '../totals/TotalsAmount.tsx';
import { getValidAmount, isZero } from '../totals/total-amounts.ts';
import { useFormatCartMoney } from '../totals/use-format-cart-money.ts';
import * as css from './Estimate.css.ts';
import '../../messages/en/totals.ts';

export interface DeliveryOptionProps {
  choice: DeliveryChoice;
  /** ISO 4217 code. */
  currency: string;
}

const chargeNames = {
  HANDLING_FEE: 'cart.totals.handling',
  INSURANCE: 'cart.totals.insurance',
} as const;

/**
 * A delivery option: its name and price on a line, and below it time, location and additional
 * charges.
 */
export function DeliveryOption({ choice, currency }: DeliveryOptionProps) {
  const ui = useUi();
  const { t } = ui;
  const text = useFormatCartMoney(currency);
  const price = getValidAmount(choice.price);
  const charges = choice.charges.flatMap(({ type, price: charge }) => {
    const amount = text(getValidAmount(charge));
    const name = t(
      Object.hasOwn(chargeNames, type) ? chargeNames[type] : 'cart.totals.otherCharge',
    );
    return amount ? [t('cart.estimate.plus', { amount, name })] : [];
  });
  const lines = [...getChoiceDetails(choice, ui), ...charges];
  return (
    <RadioGroup.Item
      value={choice.key}
      className={css.choice}
      hint={
        lines.length > 0 &&
        lines.map((line) => (
          <span key={line} className={css.detail}>
            <bdi>{line}</bdi>
          </span>
        ))
      }
    >
      <span className={css.line}>
        <bdi>{choice.title || choice.option.code}</bdi>{' '}
        <span className={css.price}>
          {price && isZero(price) ? (
            t('cart.totals.free')
          ) : price ? (
            <TotalsAmount value={price} currency={currency} />
          ) : (
            t('cart.totals.atCheckout')
          )}
        </span>
      </span>
    </RadioGroup.Item>
  );
}
