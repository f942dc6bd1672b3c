import { type LineItem, LineItemType, PaymentOption } from '@vitrine/client/cart';
import { CalendarCheck, Download, Gift, type LucideIcon, Package } from 'lucide-react';
import type { PlainMessageKey } from '../../messages/message-catalog.ts';
import { getDateFormat } from '../../patterns/date-time/date-format.ts';
import { getFrequencyLabel } from '../../patterns/subscription/frequency-label.ts';
import type { useUi } from '../../provider/UiProvider.tsx';
import '../../messages/en/cart-contents.ts';

/** Labels for the kind of a line. Data over code: kinds that the platform may add have no label. */

interface LabelContext extends Pick<ReturnType<typeof useUi>, 't' | 'locale'> {
  /** Whether the time zone of the visitor is known: not on a server, nor until hydration. */
  hasTimeZone: boolean;
}

const kindKeys: Readonly<Record<string, PlainMessageKey>> = {
  [LineItemType.DIGITAL]: 'cart.kind.digital',
  [LineItemType.GIFT_CARD]: 'cart.kind.giftCard',
  [LineItemType.SERVICE]: 'cart.kind.service',
};

const kindIcons: Readonly<Record<string, LucideIcon>> = {
  [LineItemType.DIGITAL]: Download,
  [LineItemType.GIFT_CARD]: Gift,
  [LineItemType.SERVICE]: CalendarCheck,
};

/** Returns the icon of a line without an image. */
export const getKindIcon = ({ itemType }: Pick<LineItem, 'itemType'>): LucideIcon =>
  kindIcons[itemType?.preset ?? ''] ?? Package;

const paymentKeys: Readonly<Record<string, PlainMessageKey>> = {
  [PaymentOption.FULL_PAYMENT_OFFLINE]: 'cart.kind.payLater',
  [PaymentOption.MEMBERSHIP]: 'cart.kind.membership',
  [PaymentOption.MEMBERSHIP_OFFLINE]: 'cart.kind.membership',
};

function formatDate(date: Date | undefined, locale: string): string | undefined {
  if (!date || Number.isNaN(date.getTime())) return undefined;
  return getDateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(date);
}

/**
 * Returns the labels of a line's kind, from its type to its payment; none for an ordinary product.
 */
export function getKindLabels(
  { itemType, serviceProperties, subscriptionOptionInfo, paymentOption, depositAmount }: LineItem,
  { t, locale, hasTimeZone }: LabelContext,
  price: (money: LineItem['depositAmount']) => string | undefined,
): string[] {
  const getText = (key: PlainMessageKey | undefined) => (key ? t(key) : []);
  const { scheduledDate, numberOfParticipants: count } = serviceProperties ?? {};
  const { title, subscriptionSettings } = subscriptionOptionInfo ?? {};
  const deposit = paymentOption === PaymentOption.DEPOSIT_ONLINE && price(depositAmount);
  return [
    itemType?.custom || getText(kindKeys[itemType?.preset ?? '']),
    (hasTimeZone && formatDate(scheduledDate, locale)) || [],
    count !== undefined && count > 0 ? t('cart.kind.people', { count }) : [],
    title?.translated || title?.original || [],
    getFrequencyLabel(subscriptionSettings, t) ?? [],
    getText(paymentKeys[paymentOption ?? '']),
    deposit ? t('cart.kind.deposit', { price: deposit }) : [],
  ].flat();
}
