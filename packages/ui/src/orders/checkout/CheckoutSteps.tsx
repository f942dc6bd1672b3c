import { checkoutStepAtom, useAtomValue } from '@vitrine/atoms';
import type { ReactNode } from 'react';
import type { OrderStatusProps } from '../order/OrderStatus.tsx';
import * as css from './Checkout.css.ts';
import { CheckoutDetails } from './CheckoutDetails.tsx';
import { CheckoutHead } from './CheckoutHead.tsx';
import { CheckoutOrdered } from './CheckoutOrdered.tsx';
import { CheckoutReview } from './CheckoutReview.tsx';
import { useCheckoutPlace } from './checkout-context.ts';

export interface CheckoutStepsProps extends OrderStatusProps {
  /** The way back to the tickets, beside the main action. */
  backAction?: ReactNode;
}

/** The step at which a buyer is, below its title. */
export function CheckoutSteps({ backAction, ...rest }: CheckoutStepsProps) {
  const { event } = useCheckoutPlace();
  const step = useAtomValue(checkoutStepAtom(event._id));
  return (
    <div className={css.step}>
      <CheckoutHead />
      {step === 'details' && <CheckoutDetails backAction={backAction} />}
      {step === 'review' && <CheckoutReview backAction={backAction} />}
      {step === 'ordered' && <CheckoutOrdered {...rest} />}
    </div>
  );
}
