import type { DeliveryChoice } from '@vitrine/atoms';
import type { DeliveryTimeSlot } from '@vitrine/client/cart';
import { joinTexts } from '../../messages/join-texts.ts';
import type { useUi } from '../../provider/UiProvider.tsx';
import { getDateFormat } from '../date-time/date-format.ts';
import '../../messages/en/totals.ts';

type Ui = Pick<ReturnType<typeof useUi>, 'locale' | 't'>;

const isMoment = (date: Date | undefined): date is Date =>
  date instanceof Date && !Number.isNaN(date.getTime());

/** When something arrives or can be fetched, in the visitor's time; nothing from bad answers. */
export function formatTimeSlot(
  { from, to }: DeliveryTimeSlot = {},
  { locale, t }: Ui,
  timeZone?: string,
): string | undefined {
  const format = getDateFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone && { timeZone }),
  });
  if (isMoment(from) && isMoment(to) && from <= to) return format.formatRange(from, to);
  if (isMoment(from)) return t('cart.estimate.from', { time: format.format(from) });
  if (isMoment(to)) return t('cart.estimate.until', { time: format.format(to) });
  return undefined;
}

/** Formats a pickup address on one line. */
export function formatPickupAddress(
  { pickupDetails }: DeliveryChoice['logistics'],
  locale: string,
): string | undefined {
  const { address } = pickupDetails ?? {};
  if (!address) return undefined;
  if (address.formattedAddress) return address.formattedAddress;
  const { streetAddress, addressLine, postalCode, city } = address;
  const street = addressLine || [streetAddress?.name, streetAddress?.number].join(' ').trim();
  const town = [postalCode, city].filter(Boolean).join(' ');
  return joinTexts([street, town], locale) || undefined;
}

/** Returns the details of a choice besides its name and price, one sentence per line. */
export function getChoiceDetails(
  choice: DeliveryChoice,
  ui: Ui,
  timeZone?: string,
): readonly string[] {
  const { deliveryTime, instructions, deliveryTimeSlot } = choice.logistics;
  const slot = formatTimeSlot(deliveryTimeSlot, ui, timeZone);
  const lines = [
    slot ?? deliveryTime,
    formatPickupAddress(choice.logistics, ui.locale),
    instructions,
  ];
  return [...new Set(lines.flatMap((line) => line || []))];
}
