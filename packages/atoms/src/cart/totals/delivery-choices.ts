import type {
  DeliveryLogistics,
  Money,
  SelectedShippingOption,
  ShippingOption,
  TotalsEstimate,
} from '@vitrine/client/cart';

type Charges = NonNullable<ShippingOption['cost']>['otherCharges'];

/** One way in which the cart could be delivered or fetched. Amounts are the platform's. */
export interface DeliveryChoice {
  /** Tells it from the others. */
  key: string;
  option: SelectedShippingOption;
  title: string;
  /** Carried to the address at the carrier's time, in a window of hours, or fetched. */
  kind: 'shipment' | 'slot' | 'pickup';
  logistics: DeliveryLogistics;
  price: Money | undefined;
  /** What the carrier takes beside the price, such as insurance. */
  charges: NonNullable<Charges>;
  isChosen: boolean;
}

/** Whether two names are of one option; one without a carrier is that of any. */
export const isSameOption = (a: SelectedShippingOption, b: SelectedShippingOption): boolean =>
  a.code === b.code &&
  (a.carrierId === undefined || b.carrierId === undefined || a.carrierId === b.carrierId);

function getAnswerKind({
  pickupDetails,
  deliveryTimeSlot,
}: DeliveryLogistics): DeliveryChoice['kind'] {
  if (pickupDetails) return 'pickup';
  return deliveryTimeSlot?.from || deliveryTimeSlot?.to ? 'slot' : 'shipment';
}

/**
 * The ways of an estimate, in the order of the platform; the same one twice counts once.
 *
 * @param wanted what was chosen since the estimate was asked for, or with it.
 */
export function getDeliveryChoices(
  { shippingInfo }: Pick<TotalsEstimate, 'shippingInfo'>,
  wanted?: SelectedShippingOption,
): readonly DeliveryChoice[] {
  const taken = shippingInfo?.selectedCarrierServiceOption;
  const choices = new Map<string, DeliveryChoice>();
  for (const { carrierId, shippingOptions } of shippingInfo?.carrierServiceOptions ?? []) {
    for (const { code, title, logistics = {}, cost } of shippingOptions ?? []) {
      const key = `${carrierId}/${code}`;
      if (choices.has(key)) continue;
      choices.set(key, {
        key,
        option: { code, carrierId },
        title,
        kind: getAnswerKind(logistics),
        logistics,
        price: cost?.price,
        charges: cost?.otherCharges ?? [],
        isChosen: false,
      });
    }
  }
  const all = [...choices.values()];
  // What was asked for may be impossible, and then the platform's own choice counts.
  const chosen = [wanted, taken].flatMap(
    (name) => (name && all.find(({ option }) => isSameOption(option, name))) ?? [],
  )[0];
  return all.map((choice) => (choice === chosen ? { ...choice, isChosen: true } : choice));
}

/** Whether anything of a cart has to be carried: what says so itself, or else what is physical. */
export function needsDelivery({ lineItems }: TotalsEstimate['cart']): boolean {
  return lineItems.some(
    ({ physicalProperties, itemType }) =>
      physicalProperties?.shippable ??
      (itemType?.preset === undefined ? true : itemType.preset === 'PHYSICAL'),
  );
}
