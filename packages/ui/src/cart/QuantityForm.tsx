import type { LineItem } from '@vitrine/client/cart';
import type { ReactNode } from 'react';
import { Button } from '../primitives/button/Button.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import * as css from './CartLine.css.ts';

interface QuantityFormProps {
  action: string | undefined;
  line: LineItem;
  children: ReactNode;
}

/** Lets a browser without script send the quantity; where scripts run, nothing is sent by it. */
export function QuantityForm({ action, line, children }: QuantityFormProps) {
  const { t } = useUi();
  if (action === undefined) return children;
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => event.preventDefault()}
      className={css.quantity}
    >
      <input type="hidden" name="lineItemId" value={line._id} />
      {children}
      <noscript>
        <Button type="submit">{t('cart.setQuantity')}</Button>
      </noscript>
    </form>
  );
}
