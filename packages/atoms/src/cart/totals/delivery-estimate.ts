import type {
  EstimateTotalsOptions,
  MembershipOptions,
  SelectedMembership,
  SelectedShippingOption,
} from '@vitrine/client/cart';
import { atom } from 'jotai/vanilla';
import { cartAtom } from '../cart.ts';
import { cartTotalsAtom, estimateOptionsAtom, totalsPendingAtom } from './cart-totals.ts';
import {
  type DeliveryChoice,
  getDeliveryChoices,
  isSameOption,
  needsDelivery,
} from './delivery-choices.ts';
import {
  getMembershipChoices,
  type MembershipChoice,
  withMembership,
} from './membership-choices.ts';

/** An address, possibly partial, for the estimate of delivery and tax. */
export type EstimateAddress = NonNullable<EstimateTotalsOptions['shippingAddress']>;

/**
 * The address of the estimate: the entered one, otherwise the cart's own. Writing one estimates
 * again; the chosen option stays if it is available there. Null clears it.
 */
export const estimateAddressAtom = atom(
  (get): EstimateAddress | null =>
    get(estimateOptionsAtom).shippingAddress ??
    get(cartAtom.confirmed).data?.contactInfo?.address ??
    null,
  (_get, set, address: EstimateAddress | null) =>
    set(estimateOptionsAtom, ({ shippingAddress: _former, ...options }) =>
      address ? { ...options, shippingAddress: address } : options,
    ),
);

/** Delivery options of the cart. */
export interface Delivery {
  /**
   * `unneeded` if nothing has to be delivered, `unknown` without an address, `failed` if the
   * estimate failed, `rejected` if the platform returns a reason, `none` if no carrier delivers it.
   */
  status: 'unneeded' | 'unknown' | 'pending' | 'failed' | 'rejected' | 'none' | 'possible';
  /** While pending, those of the response before. */
  choices: readonly DeliveryChoice[];
  /** The platform's reason why there is none. */
  rejection: { code: string; description: string } | null;
  /** The chosen option is unavailable there, so the platform selected another. */
  wasReplaced: boolean;
  /** Whether some carriers can't deliver this cart. */
  areSomeMissing: boolean;
}

const nothing = { choices: [], rejection: null, wasReplaced: false, areSomeMissing: false };

/** The delivery options of the cart for the address of the estimate. See docs/reference/cart.mdx. */
export const deliveryAtom = atom((get): Delivery => {
  const { data, isError, isFetching, isPlaceholderData } = get(cartTotalsAtom);
  const { data: cart } = get(cartAtom);
  const { selectedShippingOption: requestedOption } = get(estimateOptionsAtom);
  if (cart && !needsDelivery(cart)) return { ...nothing, status: 'unneeded' };
  if (!get(estimateAddressAtom)) return { ...nothing, status: 'unknown' };
  if (isError && !isFetching) return { ...nothing, status: 'failed' };
  if (!data) return { ...nothing, status: 'pending' };
  const choices = getDeliveryChoices(data, requestedOption);
  if (isPlaceholderData || isFetching) return { ...nothing, status: 'pending', choices };
  const { generalShippingCalculationError: error, carrierErrors } = data.calculationErrors ?? {};
  const areSomeMissing = (carrierErrors?.errors?.length ?? 0) > 0;
  if (choices.length > 0) {
    const selectedOption = data.shippingInfo?.selectedCarrierServiceOption;
    const wasReplaced = Boolean(
      requestedOption && selectedOption && !isSameOption(selectedOption, requestedOption),
    );
    return { status: 'possible', choices, rejection: null, wasReplaced, areSomeMissing };
  }
  const rejection = error?.applicationError ?? null;
  return { ...nothing, status: error ? 'rejected' : 'none', rejection, areSomeMissing };
});

/** Chooses a delivery option, for the estimate and for the checkout; the last choice counts. */
export const chooseDeliveryAtom = atom(
  null,
  (_get, set, { code, carrierId }: SelectedShippingOption) =>
    set(estimateOptionsAtom, (options) => ({
      ...options,
      selectedShippingOption: { code, ...(carrierId !== undefined && { carrierId }) },
    })),
);

/** Memberships that can pay for lines, according to the platform. */
export interface CartMemberships {
  /** Those that can pay for at least one line, in the order of the platform. */
  eligible: readonly MembershipChoice[];
  /** Those that pay for nothing here, each with the platform's code for the reason. */
  invalid: NonNullable<MembershipOptions['invalidMemberships']>;
  /** The platform's reason why the selected membership has no effect. */
  rejection: { code: string; description: string } | null;
  /** Whether the totals of the cart are being estimated. */
  isPending: boolean;
}

const selectedAtom = atom((get): readonly SelectedMembership[] => {
  const requestedMemberships = get(estimateOptionsAtom).selectedMemberships?.memberships;
  return (
    requestedMemberships ?? get(cartTotalsAtom).data?.membershipOptions?.selectedMemberships ?? []
  );
});

/** The visitor's memberships and what they pay for in this cart. See docs/reference/cart.mdx. */
export const cartMembershipsAtom = atom((get): CartMemberships => {
  const { data } = get(cartTotalsAtom);
  const { membershipOptions = {}, calculationErrors, cart } = data ?? {};
  return {
    eligible: getMembershipChoices(membershipOptions, get(selectedAtom), cart?.lineItems ?? []),
    invalid: membershipOptions.invalidMemberships ?? [],
    rejection: calculationErrors?.membershipError?.applicationError ?? null,
    isPending: get(totalsPendingAtom),
  };
});

/** A membership by its id, and whether it pays. */
export interface MembershipUse {
  /** `_id` of the membership. */
  membershipId: string;
  /** Whether it should pay. */
  isSelected: boolean;
}

/** Puts a membership to use in the estimate, or no longer. One that is not eligible changes nothing. */
export const selectMembershipAtom = atom(
  null,
  (get, set, { membershipId, isSelected }: MembershipUse) => {
    const choice = get(cartMembershipsAtom).eligible.find(
      ({ membership }) => membership._id === membershipId,
    );
    if (!choice) return;
    const memberships = withMembership(get(selectedAtom), choice, isSelected);
    set(estimateOptionsAtom, (options) => ({ ...options, selectedMemberships: { memberships } }));
  },
);
