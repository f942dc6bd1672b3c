'use client';

import { cartCountAtom, useAtomValue } from '@vitrine/atoms';
import { ShoppingBag } from 'lucide-react';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Button, type ButtonProps } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './CartTrigger.css.ts';
import '../../messages/en/cart.ts';

export type CartTriggerProps = Omit<ButtonProps, 'children' | 'state' | 'labels' | 'asChild'>;

/** The cart in the header: “Cart” with a count, or a bag with a count on a small screen. */
export function CartTrigger({ className, ...rest }: CartTriggerProps) {
  const { t } = useUi();
  const count = useAtomValue(cartCountAtom);
  return (
    <Button emphasis="quiet" {...rest} className={classes(css.root, className)}>
      <span aria-hidden="true" className={css.text}>
        {t('cart.title')}
      </span>
      <Icon as={ShoppingBag} className={css.picture} />
      {count > 0 && (
        <Badge kind="count" aria-hidden="true" className={css.count}>
          {count}
        </Badge>
      )}
      <VisuallyHidden>{t('cart.open', { count })}</VisuallyHidden>
    </Button>
  );
}
