import {
  type LineItem,
  LineItemType,
  PaymentOption,
  type SubscriptionFrequency,
} from '@vitrine/client/cart';
import type { MessageValues } from '../../messages/format-message.ts';
import type { MessageKey } from '../../messages/message-catalog.ts';
import type { useUi } from '../../provider/UiProvider.tsx';

/** What a line says of its kind. Data over code: what the platform may add says nothing. */

type Say = Pick<ReturnType<typeof useUi>, 't' | 'locale'>;

const kindKeys: Readonly<Record<string, MessageKey>> = {
  [LineItemType.DIGITAL]: 'cart.kind.digital',
  [LineItemType.GIFT_CARD]: 'cart.kind.giftCard',
  [LineItemType.SERVICE]: 'cart.kind.service',
};

const frequencyKeys: Readonly<Record<SubscriptionFrequency, MessageKey>> = {
  DAY: 'cart.kind.day',
  WEEK: 'cart.kind.week',
  MONTH: 'cart.kind.month',
  YEAR: 'cart.kind.year',
};

const paymentKeys: Readonly<Record<string, MessageKey>> = {
  [PaymentOption.FULL_PAYMENT_OFFLINE]: 'cart.kind.payLater',
  [PaymentOption.MEMBERSHIP]: 'cart.kind.membership',
  [PaymentOption.MEMBERSHIP_OFFLINE]: 'cart.kind.membership',
};

function formatDate(date: Date | undefined, locale: string): string | undefined {
  if (!date || Number.isNaN(date.getTime())) return undefined;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(date);
}

/** The kind of a line in words, from what it is to how it is paid; nothing for a plain object. */
export function getKindLabels(
  { itemType, serviceProperties, subscriptionOptionInfo, paymentOption, depositAmount }: LineItem,
  { t, locale }: Say,
  price: (money: LineItem['depositAmount']) => string | undefined,
): string[] {
  const say = (key: MessageKey | undefined, values?: MessageValues) => (key ? t(key, values) : []);
  const { scheduledDate, numberOfParticipants: count } = serviceProperties ?? {};
  const { title, subscriptionSettings } = subscriptionOptionInfo ?? {};
  const { frequency, interval = 1 } = subscriptionSettings ?? {};
  const deposit = paymentOption === PaymentOption.DEPOSIT_ONLINE && price(depositAmount);
  return [
    itemType?.custom || say(kindKeys[itemType?.preset ?? '']),
    formatDate(scheduledDate, locale) ?? [],
    count !== undefined && count > 0 ? t('cart.kind.people', { count }) : [],
    title?.translated || title?.original || [],
    say(frequency && frequencyKeys[frequency], { count: interval }),
    say(paymentKeys[paymentOption ?? '']),
    deposit ? t('cart.kind.deposit', { price: deposit }) : [],
  ].flat();
}
