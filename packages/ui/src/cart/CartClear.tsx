'use client';

import { cartStateAtom, clearCartAtom, useAtomValue, useSetAtom } from '@vitrine/atoms';
import { Button, type ButtonProps } from '../primitives/button/Button.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import { classes } from '../utils/classes.ts';
import { action } from './line/CartLine.css.ts';
import * as css from './line/CartLines.css.ts';
import '../messages/en/cart-contents.ts';

export type CartClearProps = Omit<ButtonProps, 'children' | 'onClick' | 'state' | 'labels'>;

/**
 * Removes all lines from the cart. Needs no confirmation because it can be undone; hidden for a
 * single line.
 */
export function CartClear({ className, ...rest }: CartClearProps) {
  const { t } = useUi();
  const { lineCount } = useAtomValue(cartStateAtom);
  const clear = useSetAtom(clearCartAtom);
  if (lineCount < 2) return null;
  return (
    <Button
      emphasis="text"
      {...rest}
      className={classes(css.clear, action, className)}
      // Rejected lines reappear with the reason.
      onClick={() => void clear().catch(() => {})}
    >
      {t('cart.clear')}
    </Button>
  );
}
