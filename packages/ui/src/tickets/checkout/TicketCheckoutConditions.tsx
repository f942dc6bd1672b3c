'use client';

import { reservationFlowAtom, useAtomValue } from '@vitrine/atoms';
import { useId } from 'react';
import { Checkbox } from '../../primitives/checkbox/Checkbox.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './TicketCheckout.css.ts';
import { useTicketCheckoutContext } from './ticket-checkout-context.ts';
import '../../messages/en/orders.ts';

/** Returns the policies of the tickets, each sentence once. */
function usePolicies(eventId: string): readonly string[] {
  const flow = useAtomValue(reservationFlowAtom(eventId));
  const reserved = 'reservation' in flow ? flow.reservation.reservations : [];
  return [...new Set(reserved.flatMap(({ ticket }) => ticket?.policy?.trim() || []))];
}

/**
 * The conditions that a buyer accepts before the order: the tickets' policies, and the seller's own
 * rules.
 */
export function TicketCheckoutConditions() {
  const { t } = useUi();
  const titleId = useId();
  const { event, policies } = useTicketCheckoutContext();
  const ofTickets = usePolicies(event._id);
  if (ofTickets.length + policies.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={css.section}>
      <Heading id={titleId} level={2} variant="title">
        {t('orders.conditions')}
      </Heading>
      {ofTickets.map((policy) => (
        <p key={policy} className={css.condition}>
          <bdi>{policy}</bdi>
        </p>
      ))}
      <div className={css.conditions}>
        {ofTickets.length > 0 && (
          <Checkbox
            name="ticket-policy"
            required
            problems={{ valueMissing: t('orders.conditions.problem') }}
          >
            {t('orders.conditions.accept')}
          </Checkbox>
        )}
        {policies.map(({ name, label, problem }) => (
          <Checkbox
            key={name}
            name={`policy-${name}`}
            required
            problems={{ valueMissing: problem }}
          >
            {label}
          </Checkbox>
        ))}
      </div>
    </section>
  );
}
