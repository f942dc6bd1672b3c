import { checkoutStepAtom, useAtomValue } from '@vitrine/atoms';
import type { ReactNode } from 'react';
import { Container } from '../../primitives/container/Container.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from '../shared/Columns.css.ts';
import { CheckoutRoot, type CheckoutRootProps } from './CheckoutRoot.tsx';
import type { CheckoutStepsProps } from './CheckoutSteps.tsx';
import { TicketCheckout } from './TicketCheckout.tsx';

export interface TicketCheckoutPageProps
  extends Omit<CheckoutRootProps, 'children'>,
    Pick<CheckoutStepsProps, 'backAction' | 'instructions' | 'againAction'> {
  /** How long the tickets are still held, in sight at every step: a `HoldNotice`. */
  hold?: ReactNode;
}

/** The way from held tickets to an order, with the event and the bill beside it. */
export function TicketCheckoutPage({
  hold,
  backAction,
  instructions,
  againAction,
  ...rest
}: TicketCheckoutPageProps) {
  const { t } = useUi();
  const { navigate, orderHref } = rest;
  const isOpen = useAtomValue(checkoutStepAtom(rest.eventId)) !== 'ordered';
  return (
    <Container className={css.root}>
      <CheckoutRoot {...rest}>
        <div className={css.columns}>
          <div className={css.main}>
            <TicketCheckout.Steps
              {...{ backAction, instructions, againAction, navigate, orderHref }}
            />
          </div>
          <aside aria-label={t('orders.summary')} className={css.aside}>
            {isOpen && hold && <div className={css.urgent}>{hold}</div>}
            <TicketCheckout.Event />
            {isOpen && <TicketCheckout.Bill />}
          </aside>
        </div>
      </CheckoutRoot>
    </Container>
  );
}
