'use client';

import type { DonationProblem } from '@vitrine/atoms';
import type { OrderMoney } from '@vitrine/client/orders';
import { useFormatAmount } from '../../../patterns/price-breakdown/use-format-amount.ts';
import { useUi } from '../../../provider/UiProvider.tsx';
import { getNumberFormat } from '../../../utils/number-format.ts';
import '../../../messages/en/tickets.ts';

/**
 * Formats an example amount as users type it: the minimum with the locale's decimal separator,
 * without the currency.
 */
const getExample = ({ value }: OrderMoney, locale: string) =>
  getNumberFormat(locale, {
    minimumFractionDigits: value.split('.')[1]?.length ?? 0,
    useGrouping: false,
  }).format(Number(value) > 0 ? (value as Intl.StringNumericLiteral) : 5);

/**
 * Returns a function that returns the message for a typed price that is not valid, with how to fix it;
 * `minimum` is the least price of the ticket.
 *
 * @example
 * const getMessage = useDonationMessage();
 * const minimum = { value: '10.00', currency: 'EUR' };
 * const { problem } = readDonation('5', 'en', minimum);
 * const error = problem && getMessage(problem, minimum); // “Enter €10.00 or more.”
 */
export function useDonationMessage(): (problem: DonationProblem, minimum: OrderMoney) => string {
  const { t, locale } = useUi();
  const amount = useFormatAmount();
  return (problem, minimum) => {
    const min = amount(minimum);
    const example = getExample(minimum, locale);
    switch (problem.kind) {
      case 'blank':
        return t('tickets.price.blank', { min });
      case 'not-a-number':
        return t('tickets.price.notANumber', { example });
      case 'negative':
        return t('tickets.price.negative', { min });
      case 'too-many-decimals':
        return t('tickets.price.decimals', { count: problem.decimals, example });
      case 'too-long':
        return t('tickets.price.long', { count: problem.longest });
      case 'below-minimum':
        return t('tickets.price.low', { min });
    }
  };
}
