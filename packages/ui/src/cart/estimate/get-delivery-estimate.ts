import type { DeliveryLogistics } from '@vitrine/client/cart';

/** An estimate's shipping option, prepared for display. */
export interface DeliveryEstimateParts {
  kind: 'delivery' | 'pickup';
  carrier: string;
  /** A time window, or the carrier's text: “2 to 4 working days”. */
  when: string | undefined;
  /** The pickup location. */
  pickupLocation: string | undefined;
  instructions: string | undefined;
}

/** Format of dates and times. */
export interface DeliveryEstimateFormat {
  locale: string;
  timeZone: string | undefined;
}

const isMoment = (date: Date | undefined): date is Date =>
  date instanceof Date && !Number.isNaN(date.getTime());

function formatTimeSlot(
  slot: DeliveryLogistics['deliveryTimeSlot'],
  { locale, timeZone }: DeliveryEstimateFormat,
): string | undefined {
  const { from, to } = slot ?? {};
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  });
  if (isMoment(from) && isMoment(to) && from <= to) return format.formatRange(from, to);
  const one = [from, to].find(isMoment);
  return one && format.format(one);
}

/**
 * Returns the delivery time of a shipping option; a time window takes precedence over the carrier's
 * text.
 */
export function getDeliveryEstimate(
  { title, logistics }: { title: string; logistics?: DeliveryLogistics },
  format: DeliveryEstimateFormat,
): DeliveryEstimateParts | undefined {
  const { pickupDetails, deliveryTime, deliveryTimeSlot, instructions } = logistics ?? {};
  if (!title) return undefined;
  const address = pickupDetails?.address;
  const pickupLocation = [address?.addressLine ?? address?.formattedAddress, address?.city].filter(
    Boolean,
  );
  return {
    kind: pickupDetails ? 'pickup' : 'delivery',
    carrier: title,
    when: formatTimeSlot(deliveryTimeSlot, format) ?? (deliveryTime || undefined),
    pickupLocation: pickupLocation.length > 0 ? pickupLocation.join(', ') : undefined,
    instructions: instructions || undefined,
  };
}
