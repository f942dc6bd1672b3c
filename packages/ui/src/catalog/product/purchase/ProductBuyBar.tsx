'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import { Button } from '../../../primitives/button/Button.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { classes } from '../../../utils/classes.ts';
import { observeAboveWindow } from '../../../utils/observe-intersection.ts';
import { ProductPrice } from '../../price/ProductPrice.tsx';
import { useProductContext } from '../product-context.ts';
import * as css from './ProductBuyBar.css.ts';
import { usePrimaryAction } from './use-primary-action.ts';
import '../../../messages/en/cart.ts';

export type ProductBuyBarProps = Omit<ComponentProps<'section'>, 'children'>;

/** Whether the main action has scrolled out at the top of the window. */
function useIsPassed(root: { current: HTMLElement | null }): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    const main = root.current?.querySelector('[data-product-buy]');
    return main ? observeAboveWindow(main, setPassed) : undefined;
  }, [root]);
  return isPassed;
}

/**
 * Name, price and main action at the bottom of the window while the main action itself is scrolled
 * out at the top; otherwise hidden, also from the keyboard.
 */
export function ProductBuyBar({ className, ...rest }: ProductBuyBarProps) {
  const { t } = useUi();
  const { root, product, view } = useProductContext();
  const { label, state, stateLabels, isDisabled, run } = usePrimaryAction();
  if (!useIsPassed(root) || isDisabled) return null;
  const prices = view.state === 'incomplete' ? undefined : view.price;
  return (
    <section
      aria-label={t('cart.buyBar', { name: product.name })}
      {...rest}
      className={classes(css.root, className)}
    >
      <div className={css.inner}>
        <div className={css.label}>
          <span className={css.name}>
            <bdi>{product.name}</bdi>
          </span>
          <ProductPrice product={product} prices={prices} className={css.price} />
        </div>
        <Button
          emphasis="primary"
          state={state}
          labels={stateLabels}
          className={css.action}
          onClick={run}
        >
          {label}
        </Button>
      </div>
    </section>
  );
}
