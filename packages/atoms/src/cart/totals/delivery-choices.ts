import type {
  DeliveryLogistics,
  Money,
  SelectedShippingOption,
  ShippingOption,
  TotalsEstimate,
} from '@vitrine/client/cart';

type Charges = NonNullable<ShippingOption['cost']>['otherCharges'];

/** A delivery or pickup option of the cart. Amounts are the platform's. */
export interface DeliveryChoice {
  /** Unique key of the option. */
  key: string;
  /** What a request names the option by. */
  option: SelectedShippingOption;
  /** Name of the option that the buyer reads. */
  title: string;
  /** Carried to the address at the carrier's time, in a window of hours, or fetched. */
  kind: 'shipment' | 'slot' | 'pickup';
  /** Delivery time, instructions, and the place of a pickup. */
  logistics: DeliveryLogistics;
  /** Price without `charges`; undefined if the platform has returned none. */
  price: Money | undefined;
  /** The carrier's additional charges, such as insurance. */
  charges: NonNullable<Charges>;
  /** Whether the estimate and the checkout use it. */
  isChosen: boolean;
}

/** Whether two references are for one option; one without a carrier matches any carrier. */
export const isSameOption = (a: SelectedShippingOption, b: SelectedShippingOption): boolean =>
  a.code === b.code &&
  (a.carrierId === undefined || b.carrierId === undefined || a.carrierId === b.carrierId);

function getDeliveryKind({
  pickupDetails,
  deliveryTimeSlot,
}: DeliveryLogistics): DeliveryChoice['kind'] {
  if (pickupDetails) return 'pickup';
  return deliveryTimeSlot?.from || deliveryTimeSlot?.to ? 'slot' : 'shipment';
}

/**
 * Returns the delivery options of an estimate, in the order of the platform; duplicates count once.
 *
 * @param requestedOption the option chosen since the estimate was requested, or with it.
 */
export function getDeliveryChoices(
  { shippingInfo }: Pick<TotalsEstimate, 'shippingInfo'>,
  requestedOption?: SelectedShippingOption,
): readonly DeliveryChoice[] {
  const selectedOption = shippingInfo?.selectedCarrierServiceOption;
  const choices = new Map<string, DeliveryChoice>();
  for (const { carrierId, shippingOptions } of shippingInfo?.carrierServiceOptions ?? []) {
    for (const { code, title, logistics = {}, cost } of shippingOptions ?? []) {
      const key = `${carrierId}/${code}`;
      if (choices.has(key)) continue;
      choices.set(key, {
        key,
        option: { code, carrierId },
        title,
        kind: getDeliveryKind(logistics),
        logistics,
        price: cost?.price,
        charges: cost?.otherCharges ?? [],
        isChosen: false,
      });
    }
  }
  const all = [...choices.values()];
  // The requested option may be unavailable, and then the platform's own choice counts.
  const chosen = [requestedOption, selectedOption].flatMap(
    (name) => (name && all.find(({ option }) => isSameOption(option, name))) ?? [],
  )[0];
  return all.map((choice) => (choice === chosen ? { ...choice, isChosen: true } : choice));
}

/** Whether any line of a cart needs delivery: by its own flag, otherwise if it is physical. */
export function needsDelivery({ lineItems }: TotalsEstimate['cart']): boolean {
  return lineItems.some(
    ({ physicalProperties, itemType }) =>
      physicalProperties?.shippable ??
      (itemType?.preset === undefined ? true : itemType.preset === 'PHYSICAL'),
  );
}
