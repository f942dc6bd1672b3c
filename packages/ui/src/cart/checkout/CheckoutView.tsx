'use client';

import type { ComponentProps } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { CartMessage, type MessageAction } from '../messages/CartMessage.tsx';
import * as css from './CartCheckout.css.ts';
import '../../messages/en/totals.ts';

export interface CheckoutViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether the checkout is opening. */
  pending?: boolean;
  /** Outlined while nothing in the cart can be bought. Default `primary`. */
  emphasis?: 'primary' | 'outline';
  /** Whether it waits for pending changes of the cart. */
  isSaving?: boolean;
  /** Why the last press did not lead to the checkout, with the next step. */
  message?:
    | { tone: 'info' | 'warning' | 'danger'; text: string; action?: MessageAction | undefined }
    | undefined;
  /** Called when the shopper presses the button. */
  onCheckOut?: () => void;
}

/** The main action of the cart. It is never disabled: a press shows the problem. */
export function CheckoutView({
  pending,
  emphasis = 'primary',
  isSaving,
  message,
  onCheckOut,
  className,
  ...rest
}: CheckoutViewProps) {
  const { t } = useUi();
  return (
    <div {...rest} className={classes(css.root, className)}>
      {message && (
        <CartMessage tone={message.tone} action={message.action}>
          {message.text}
        </CartMessage>
      )}
      <Button
        emphasis={emphasis}
        size="large"
        width="full"
        state={pending ? 'loading' : 'idle'}
        labels={{ loading: t(isSaving ? 'cart.checkout.saving' : 'cart.checkout.opening') }}
        onClick={onCheckOut}
      >
        {t('cart.checkout')}
      </Button>
    </div>
  );
}
