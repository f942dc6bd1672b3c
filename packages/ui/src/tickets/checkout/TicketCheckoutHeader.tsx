'use client';

import { checkoutStepAtom, useAtomValue } from '@vitrine/atoms';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './TicketCheckout.css.ts';
import { useTicketCheckoutContext } from './ticket-checkout-context.ts';
import '../../messages/en/orders.ts';

const steps = { details: 2, review: 3 } as const;

/**
 * Number and title of the current step, an `h1`. `TicketCheckout.Steps` renders it already; use it
 * only in a layout without `Steps`. Renders nothing once the order exists. The title receives the focus when the step changes, but not on
 * page load, and not when an answer is to be changed.
 */
export function TicketCheckoutHeader({
  className,
  ...props
}: Omit<ComponentProps<'div'>, 'children'>) {
  const { t } = useUi();
  const { event, focusOn } = useTicketCheckoutContext();
  const step = useAtomValue(checkoutStepAtom(event._id));
  const title = useRef<HTMLHeadingElement>(null);
  const known = useRef(step);
  useEffect(() => {
    if (known.current !== step && !(step === 'details' && focusOn)) title.current?.focus();
    known.current = step;
  }, [step, focusOn]);
  if (step !== 'details' && step !== 'review') return null;
  return (
    <div {...props} className={classes(css.header, className)}>
      <Text as="p" tone="muted">
        {t('orders.checkout.step', { position: steps[step], of: 3 })}
      </Text>
      <Heading ref={title} level={1} tabIndex={-1} style={{ outline: 'none' }}>
        {t(`orders.${step}.title`)}
      </Heading>
    </div>
  );
}
