'use client';

import { getItemReferences, inCartAtom, useAtomValue } from '@vitrine/atoms';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../../../primitives/button/Button.tsx';
import { Money } from '../../../primitives/money/Money.tsx';
import { NumberStepper } from '../../../primitives/number-stepper/NumberStepper.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { classes } from '../../../utils/classes.ts';
import { getPriceFigures } from '../../price/price-figures.ts';
import { useProductContext } from '../product-context.ts';
import { AddToCartMessage } from './AddToCartMessage.tsx';
import * as css from './ProductBuy.css.ts';
import { usePrimaryAction } from './use-primary-action.ts';
import '../../../messages/en/cart.ts';
import '../../../messages/en/catalog.ts';

export interface ProductBuyProps extends ComponentProps<'div'> {
  /** Next to the main action if there is room, such as a wishlist button. */
  aside?: ReactNode;
  /** Opens the cart, from the text with the quantity that is already in it. */
  onViewCart?: () => void;
  /**
   * URL that receives the form without JavaScript: the item as JSON in `catalogReference`, and
   * its `quantity` in the digits of the locale; a subscription in `subscriptionOptionInfo`. Choices
   * need scripts or a URL with the selection.
   */
  formAction?: string | undefined;
}

/** Quantity and main action: it names the missing choice, adds, or requests a notification. */
export function ProductBuy({ aside, onViewCart, formAction, className, ...rest }: ProductBuyProps) {
  const { t } = useUi();
  const reasonId = useId();
  const { product, view, quantity, setQuantity, maxQuantity } = useProductContext();
  const { action, label, state, stateLabels, isDisabled, problem, run } = usePrimaryAction();
  const now = getPriceFigures(view.price, product)?.now;
  // Items on back order are part of the limit, but not in stock.
  const limitKey =
    action.kind === 'pre-order'
      ? 'catalog.preOrderLimit'
      : maxQuantity === view.quantity
        ? 'catalog.onlyInStock'
        : 'catalog.orderLimit';
  const isBuying = action.kind === 'add' || action.kind === 'pre-order';
  return (
    <div
      {...rest}
      data-product-buy=""
      data-action={action.kind}
      className={classes(css.root, className)}
    >
      {problem && <AddToCartMessage problem={problem} />}
      <BuyForm action={formAction}>
        {action.kind !== 'notify-me' && (
          <NumberStepper
            size="large"
            {...(formAction === undefined
              ? { name: 'quantity' }
              : { nameWithoutScript: 'quantity' })}
            min={1}
            max={maxQuantity}
            value={quantity}
            onValueChange={setQuantity}
            of={product.name}
            reason={
              maxQuantity === undefined
                ? {}
                : {
                    max: t(limitKey, { count: maxQuantity }),
                  }
            }
            className={css.quantity}
          />
        )}
        <Button
          type={formAction === undefined ? 'button' : 'submit'}
          emphasis="primary"
          size="large"
          width="full"
          state={state}
          labels={stateLabels}
          disabled={isDisabled}
          aria-describedby={isDisabled ? reasonId : undefined}
          className={css.action}
          onClick={run}
        >
          <span className={css.labelText}>
            {label}
            {/* The price of more than one piece is only known to the platform. */}
            {isBuying && quantity === 1 && now && (
              <span className={css.price}>
                {' '}
                <Money value={now} />
              </span>
            )}
          </span>
        </Button>
        {aside && <div className={css.aside}>{aside}</div>}
      </BuyForm>
      {isDisabled && (
        <p id={reasonId} className={css.reason}>
          {t(view.options.length > 0 ? 'catalog.goneChoice' : 'catalog.gone')}
        </p>
      )}
      {isBuying && <InCart onViewCart={onViewCart} />}
    </div>
  );
}

interface BuyFormProps {
  action: string | undefined;
  children: ReactNode;
}

/** Allows a browser without scripts to add the item; with scripts it sends nothing. */
function BuyForm({ action, children }: BuyFormProps) {
  const { lineItem } = useProductContext();
  if (action === undefined) return <div className={css.row}>{children}</div>;
  return (
    <form
      method="post"
      action={action}
      className={css.row}
      onSubmit={(event) => event.preventDefault()}
    >
      <input
        type="hidden"
        name="catalogReference"
        value={JSON.stringify(lineItem.catalogReference)}
      />
      {lineItem.subscriptionOptionInfo && (
        <input
          type="hidden"
          name="subscriptionOptionInfo"
          value={JSON.stringify(lineItem.subscriptionOptionInfo)}
        />
      )}
      {children}
    </form>
  );
}

/** Quantity of exactly this item that is already in the cart. */
function InCart({ onViewCart }: Pick<ProductBuyProps, 'onViewCart'>) {
  const { t } = useUi();
  const { lineItem, view } = useProductContext();
  const { subscriptionOptionInfo } = lineItem;
  const items = getItemReferences(lineItem, view.selection).map((catalogReference) => ({
    catalogReference,
    ...(subscriptionOptionInfo && { subscriptionOptionInfo }),
  }));
  const count = useAtomValue(inCartAtom(items));
  if (count === 0) return null;
  return (
    <p className={css.inCart}>
      <span>{t('cart.has', { count })}</span>
      {onViewCart && (
        <Button emphasis="text" onClick={onViewCart}>
          {t('cart.view')}
        </Button>
      )}
    </p>
  );
}
