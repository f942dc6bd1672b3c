'use client';

import { checkoutStepAtom, useAtomValue } from '@vitrine/atoms';
import type { ReactNode } from 'react';
import type { EventFormOptions } from '../../events/form/EventFormRoot.tsx';
import type { OrderStatusProps } from '../../orders/order/OrderStatus.tsx';
import * as css from './TicketCheckout.css.ts';
import {
  TicketCheckoutDetails,
  type TicketCheckoutDetailsProps,
} from './TicketCheckoutDetails.tsx';
import { TicketCheckoutHeader } from './TicketCheckoutHeader.tsx';
import { TicketCheckoutOrdered } from './TicketCheckoutOrdered.tsx';
import { TicketCheckoutReview } from './TicketCheckoutReview.tsx';
import { useTicketCheckoutContext } from './ticket-checkout-context.ts';

export interface TicketCheckoutStepsProps
  extends Omit<OrderStatusProps, 'openedPayment'>,
    EventFormOptions,
    Pick<TicketCheckoutDetailsProps, 'checkEmail'> {
  /** Button back to the tickets, next to the main action. */
  backAction?: ReactNode;
}

/**
 * The current step: its `Header`, and below it `Details`, `Review` or `Ordered`. Use it instead of
 * these components, not next to them: a second `Header` is a second `h1`.
 */
export function TicketCheckoutSteps({
  backAction,
  checkEmail,
  controls,
  controlsByName,
  visible,
  ...rest
}: TicketCheckoutStepsProps) {
  const { event } = useTicketCheckoutContext();
  const step = useAtomValue(checkoutStepAtom(event._id));
  const options = { controls, controlsByName, visible };
  return (
    <div className={css.step}>
      <TicketCheckoutHeader />
      {step === 'details' && <TicketCheckoutDetails {...{ backAction, checkEmail }} {...options} />}
      {step === 'review' && <TicketCheckoutReview backAction={backAction} {...options} />}
      {step === 'ordered' && <TicketCheckoutOrdered {...rest} />}
    </div>
  );
}
