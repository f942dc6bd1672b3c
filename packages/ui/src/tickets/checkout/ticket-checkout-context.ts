import type { CheckoutSection } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { createContext, type ReactNode, useContext } from 'react';
import type { AnswerPath } from '../../events/form/state/event-form-context.ts';
import type { PaymentState } from '../../orders/shared/use-payment.ts';

/** How an order can be paid: on the hosted pages, or to the seller in person. */
export type PaymentKind = 'online' | 'in-person';

/** What a buyer has to accept before the order, beside what holds for the tickets themselves. */
export interface TicketCheckoutPolicy {
  /** Unique among the policies. */
  name: string;
  /** What is accepted, with a way to its words: “I accept the house rules”. */
  label: ReactNode;
  /** What is said where it is not accepted: “Accept the house rules to continue”. */
  problem: string;
}

/** What the steps of one checkout share. */
export interface TicketCheckoutContextValue {
  event: EventV3;
  /** The forms that are asked, one for each ticket or the buyer's alone. */
  sections: readonly CheckoutSection[];
  perGuestForms: boolean;
  payments: readonly PaymentKind[];
  policies: readonly TicketCheckoutPolicy[];
  memberId: string | null | undefined;
  /** How far the hand-off to the payment is. */
  payment: PaymentState;
  /** Orders the tickets, and hands the order over where there is something to pay online. */
  order: (payment: PaymentKind) => Promise<void>;
  /** The answer that is to be changed, as its form appears. */
  focusOn: AnswerPath | undefined;
  /** Goes back to the details, to one of the answers. */
  change: (place?: AnswerPath) => void;
}

export const TicketCheckoutContext = createContext<TicketCheckoutContextValue | null>(null);

/**
 * The checkout around a part.
 *
 * @throws {Error} outside a `TicketCheckout.Root`.
 */
export function useTicketCheckoutContext(): TicketCheckoutContextValue {
  const place = useContext(TicketCheckoutContext);
  if (!place) {
    throw new Error(
      'Parts of a checkout need a <TicketCheckout.Root> above them: wrap them in one.',
    );
  }
  return place;
}
