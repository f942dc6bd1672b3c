'use client';

import type { CheckoutSection } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { createContext, type ReactNode, useContext } from 'react';
import type { AnswerPath } from '../../events/form/state/event-form-context.ts';
import type { PaymentState } from '../../orders/shared/use-payment.ts';

/** How an order can be paid: on the hosted pages, or in person. */
export type PaymentKind = 'online' | 'in-person';

/**
 * A condition that a buyer must accept before the order, in addition to the tickets' own policies.
 */
export interface TicketCheckoutPolicy {
  /** Unique among the policies. */
  name: string;
  /** Label of the condition, with a link to its text: “I accept the house rules”. */
  label: ReactNode;
  /** Error if it is not accepted: “Accept the house rules to continue”. */
  problem: string;
}

/** State shared by the steps of one checkout. */
export interface TicketCheckoutContextValue {
  /** The event, as the client returns it. */
  event: EventV3;
  /** The forms to fill in, one for each ticket or only the buyer's. */
  sections: readonly CheckoutSection[];
  /** Whether the event has a form for each ticket. */
  perGuestForms: boolean;
  /** Number of tickets, each with a guest. */
  ticketCount: number;
  /** Whether the buyer may choose to fill in the other guests later. */
  canFillInGuestsLater: boolean;
  /** Whether the buyer has chosen so. */
  guestsLater: boolean;
  /** Available payment methods, the default first. */
  payments: readonly PaymentKind[];
  /** Conditions to accept in addition to the tickets' own policies. */
  policies: readonly TicketCheckoutPolicy[];
  /** The member who buys, if different from the logged-in member. */
  memberId: string | null | undefined;
  /** State of the redirect to the payment. */
  payment: PaymentState;
  /** Orders the tickets, and opens the payment if an online payment is due. */
  order: (payment: PaymentKind) => Promise<void>;
  /** The answer that is to be changed, as its form appears. */
  focusOn: AnswerPath | undefined;
  /** Returns to the details, optionally to one of the answers. */
  change: (answerPath?: AnswerPath) => void;
}

export const TicketCheckoutContext = createContext<TicketCheckoutContextValue | null>(null);

/**
 * Returns the surrounding ticket checkout, for components of the host's own.
 *
 * @throws {Error} outside a `TicketCheckout.Root`.
 */
export function useTicketCheckoutContext(): TicketCheckoutContextValue {
  const context = useContext(TicketCheckoutContext);
  if (!context) {
    throw new Error(
      'Components of a checkout need a <TicketCheckout.Root> above them: wrap them in one.',
    );
  }
  return context;
}
