import type { Translatable } from '../values/text.ts';

/** A membership that could pay for lines. See docs/reference/cart.mdx. */
export interface Membership {
  /** ID of the buyer's membership, not of its plan. */
  _id: string;
  /** App that manages the membership. */
  appId: string;
  /** Name that the buyer reads. */
  name?: Translatable;
  /** Lines of the cart that it can pay for. */
  lineItemIds?: string[];
  /** Number of uses; each piece takes one. */
  credits?: {
    /** Credits when it was bought. */
    total: number;
    /** Credits that are left. */
    remaining: number;
  };
  /** End of the membership; afterwards it pays for nothing. */
  expirationDate?: Date;
  /** Data of the app that manages the membership. Free-form. */
  additionalData?: Record<string, unknown>;
}

/** A membership and the lines that it pays for. */
export interface SelectedMembership {
  /** ID of the buyer's membership, not of its plan. */
  _id: string;
  /** App that manages the membership. */
  appId: string;
  /** Lines of the cart that it pays for entirely. */
  lineItemIds: string[];
}

/** Memberships in a totals estimate. See docs/reference/cart.mdx. */
export interface MembershipOptions {
  /** Memberships of the buyer that could pay for lines of this cart. */
  eligibleMemberships?: Membership[];
  /** Memberships of the buyer that cannot pay for this cart. */
  invalidMemberships?: {
    /** The membership that cannot be used. */
    membership?: Membership;
    /** A code such as `MEMBERSHIP_EXPIRED`. */
    reason: string;
  }[];
  /** Memberships that the estimate was calculated with. */
  selectedMemberships?: SelectedMembership[];
}
