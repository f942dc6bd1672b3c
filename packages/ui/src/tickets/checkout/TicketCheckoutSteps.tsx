'use client';

import { checkoutStepAtom, useAtomValue } from '@vitrine/atoms';
import { type ReactNode, useEffect } from 'react';
import type { EventFormOptions } from '../../events/form/EventFormRoot.tsx';
import { OrderSkeleton } from '../../orders/order/OrderSkeleton.tsx';
import type { OrderStatusProps } from '../../orders/order/OrderStatus.tsx';
import { LoadError } from '../../patterns/feedback/LoadError.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { useLazyModule } from '../../utils/hooks/use-lazy-module.ts';
import { createLazyModule } from '../../utils/lazy-module.ts';
import * as css from './TicketCheckout.css.ts';
import {
  TicketCheckoutDetails,
  type TicketCheckoutDetailsProps,
} from './TicketCheckoutDetails.tsx';
import { TicketCheckoutHeader } from './TicketCheckoutHeader.tsx';
import { TicketCheckoutReview } from './TicketCheckoutReview.tsx';
import { useTicketCheckoutContext } from './ticket-checkout-context.ts';
import '../../messages/en/orders.ts';

const ordered = createLazyModule(() => import('./TicketCheckoutOrdered.tsx'));

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
  useEffect(() => {
    if (step !== 'tickets') ordered.start();
  }, [step]);
  return (
    <div className={css.step}>
      <TicketCheckoutHeader />
      {step === 'details' && <TicketCheckoutDetails {...{ backAction, checkEmail }} {...options} />}
      {step === 'review' && <TicketCheckoutReview {...{ backAction, visible }} />}
      {step === 'ordered' && <Ordered {...rest} />}
    </div>
  );
}

/**
 * The order. Its code is loaded while the details are filled in; each step tries again after a
 * failure.
 */
function Ordered(props: Omit<OrderStatusProps, 'openedPayment'>) {
  const { t } = useUi();
  const { status, code } = useLazyModule(ordered);
  if (code) return <code.TicketCheckoutOrdered {...props} />;
  if (status !== 'failed') return <OrderSkeleton />;
  return <LoadError onRetry={ordered.start}>{t('orders.failed')}</LoadError>;
}
