import type { Translatable } from '../values/text.ts';

/** A membership that could pay for lines. See docs/reference/cart.mdx. */
export interface Membership {
  _id: string;
  appId: string;
  name?: Translatable;
  lineItemIds?: string[];
  credits?: { total: number; remaining: number };
  expirationDate?: Date;
  additionalData?: Record<string, unknown>;
}

/** A membership and the lines that it pays for. */
export interface SelectedMembership {
  _id: string;
  appId: string;
  lineItemIds: string[];
}

/** Memberships in a totals estimate. See docs/reference/cart.mdx. */
export interface MembershipOptions {
  eligibleMemberships?: Membership[];
  invalidMemberships?: { membership?: Membership; reason: string }[];
  selectedMemberships?: SelectedMembership[];
}
