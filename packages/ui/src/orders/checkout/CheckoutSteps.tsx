import { checkoutStepAtom, useAtomValue } from '@vitrine/atoms';
import type { ReactNode } from 'react';
import type { OrderStatusProps } from '../order/OrderStatus.tsx';
import * as css from './Checkout.css.ts';
import { TicketCheckoutDetails } from './CheckoutDetails.tsx';
import { TicketCheckoutHeader } from './CheckoutHead.tsx';
import { TicketCheckoutOrdered } from './CheckoutOrdered.tsx';
import { TicketCheckoutReview } from './CheckoutReview.tsx';
import { useTicketCheckoutContext } from './checkout-context.ts';

export interface TicketCheckoutStepsProps extends OrderStatusProps {
  /** The way back to the tickets, beside the main action. */
  backAction?: ReactNode;
}

/** The step at which a buyer is, below its title. */
export function TicketCheckoutSteps({ backAction, ...rest }: TicketCheckoutStepsProps) {
  const { event } = useTicketCheckoutContext();
  const step = useAtomValue(checkoutStepAtom(event._id));
  return (
    <div className={css.step}>
      <TicketCheckoutHeader />
      {step === 'details' && <TicketCheckoutDetails backAction={backAction} />}
      {step === 'review' && <TicketCheckoutReview backAction={backAction} />}
      {step === 'ordered' && <TicketCheckoutOrdered {...rest} />}
    </div>
  );
}
