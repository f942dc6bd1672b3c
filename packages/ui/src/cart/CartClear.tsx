import { cartStateAtom, clearCartAtom, useAtomValue, useSetAtom } from '@vitrine/atoms';
import { Button, type ButtonProps } from '../primitives/button/Button.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import { classes } from '../utils/classes.ts';
import * as css from './line/CartLines.css.ts';

export type CartClearProps = Omit<ButtonProps, 'children' | 'onClick' | 'state' | 'labels'>;

/** Takes all lines out of the cart. It asks nothing, for it can be undone; nothing for one line. */
export function CartClear({ className, ...rest }: CartClearProps) {
  const { t } = useUi();
  const { lineCount } = useAtomValue(cartStateAtom);
  const clear = useSetAtom(clearCartAtom);
  if (lineCount < 2) return null;
  return (
    <Button
      emphasis="text"
      {...rest}
      className={classes(css.clear, className)}
      // What is rejected comes back and says why in its line.
      onClick={() => void clear().catch(() => {})}
    >
      {t('cart.clear')}
    </Button>
  );
}
