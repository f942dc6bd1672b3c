'use client';

import type { Money as CartMoney, LineItem } from '@vitrine/client/cart';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Money } from '../../primitives/money/Money.tsx';
import { NumberStepper } from '../../primitives/number-stepper/NumberStepper.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { Spinner } from '../../primitives/spinner/Spinner.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { CartMessage } from '../messages/CartMessage.tsx';
import { canRetry, getLineErrorKey } from '../messages/cart-error-messages.ts';
import { TotalsAmount } from '../totals/TotalsAmount.tsx';
import { useFormatCartMoney } from '../totals/use-format-cart-money.ts';
import * as css from './CartLine.css.ts';
import { LineDetails } from './LineDetails.tsx';
import { LineProblem, type LineProblemValue } from './LineProblem.tsx';
import { getLineHref, getLineName, toMoneyValue } from './line-item-fields.ts';
import { getQuantityLimits } from './quantity-limits.ts';
import '../../messages/en/cart.ts';
import '../../messages/en/common.ts';
import '../../messages/en/totals.ts';

interface QuantityFormProps {
  action: string | undefined;
  line: LineItem;
  children: ReactNode;
}

/** Allows a browser without scripts to send the quantity; with scripts it sends nothing. */
function QuantityForm({ action, line, children }: QuantityFormProps) {
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

interface LineErrorProps {
  error: Error;
  /** Retries the change. Offered if a retry may help. */
  onRetry?: (() => void) | undefined;
  onDismiss?: (() => void) | undefined;
}

/** Why the last change of a line did not go through, and what to do. */
function LineError({ error, onRetry, onDismiss, ...rest }: LineErrorProps & { id?: string }) {
  const { t } = useUi();
  return (
    <CartMessage
      {...rest}
      tone="danger"
      action={
        onRetry && canRetry(error) ? { label: t('common.retry'), onPress: onRetry } : undefined
      }
      onDismiss={onDismiss}
    >
      {t(getLineErrorKey(error))}
    </CartMessage>
  );
}

/** A discount of one line with its name, and the amount if the platform returns it. */
export interface LineDiscount {
  /** “Discount” where the shop has no name for it. */
  name?: string | undefined;
  amount?: CartMoney | undefined;
}

export interface CartLineProps extends Omit<ComponentProps<'div'>, 'children' | 'onError'> {
  line: LineItem;
  /** ISO 4217 code. */
  currency: string;
  /** The platform's total of the line; shows a spinner until it is available. */
  total?: CartMoney | undefined;
  /** The total is unavailable: the price of one piece is shown instead. */
  hasNoTotal?: boolean;
  discounts?: readonly LineDiscount[];
  /** Previous price of one piece before a price change, until the shopper has accepted it. */
  previousPrice?: CartMoney | undefined;
  /** The name of the line that this one belongs to. */
  partOf?: string | undefined;
  /** Whether a change of this line is pending. */
  pending?: boolean;
  problem?: LineProblemValue | undefined;
  error?: Error | undefined;
  onQuantityChange?: (quantity: number) => void;
  onRemove?: () => void;
  /** Saves it for later. Without it the action is hidden. */
  onSave?: (() => void) | undefined;
  onFix?: () => void;
  /** Retries a failed change. */
  onRetry?: () => void;
  onDismissError?: () => void;
  /**
   * Target of the quantity form without scripts: a POST of `lineItemId` and `quantity` in the
   * digits of the locale. For hosts whose server has access to the cart.
   */
  formAction?: string | undefined;
}

/** One line of the cart: image, name, quantity and “Remove”, with its problems. */
export function CartLine({
  line,
  currency,
  total,
  hasNoTotal,
  discounts = [],
  previousPrice,
  partOf,
  pending,
  problem,
  error,
  onQuantityChange,
  onRemove,
  onSave,
  onFix,
  onRetry,
  onDismissError,
  formAction,
  className,
  ...rest
}: CartLineProps) {
  const { t, routes } = useUi();
  const name = getLineName(line) ?? t('cart.unnamed');
  const errorId = useId();
  const [hadProblem] = useState(problem !== undefined);
  const href = getLineHref(line, routes);
  const Name = href ? AppLink : 'span';
  return (
    <div
      tabIndex={-1}
      {...rest}
      data-line-id={line._id}
      data-pending={pending ? '' : undefined}
      data-invalid={problem ? '' : undefined}
      aria-busy={pending || undefined}
      className={classes(css.root, className)}
    >
      {/* The name is next to it: without an image the stage stays empty. */}
      <Picture image={line.image} name="" decorative sizes="84px" className={css.picture} />
      <div className={css.label}>
        <div className={css.facts}>
          <Name {...(href && { href })} className={css.name}>
            <bdi>{name}</bdi>
          </Name>
          <span className={css.price}>
            <LinePrice {...{ line, currency, total, hasNoTotal, pending }} />
          </span>
          <LineDetails {...{ line, currency, partOf, previousPrice }} />
          {discounts.map((discount, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
            <DiscountRow key={at} discount={discount} currency={currency} />
          ))}
        </div>
        {problem && <LineProblem line={line} problem={problem} isNew={!hadProblem} onFix={onFix} />}
        {error && (
          <LineError id={errorId} error={error} onRetry={onRetry} onDismiss={onDismissError} />
        )}
        {problem?.fix?.kind !== 'remove' && (
          <LineFooter
            {...{ line, name, pending, onQuantityChange, onRemove, onSave, formAction }}
            errorId={error && errorId}
          />
        )}
      </div>
    </div>
  );
}

interface LineFooterProps
  extends Pick<
    CartLineProps,
    'line' | 'pending' | 'onQuantityChange' | 'onRemove' | 'onSave' | 'formAction'
  > {
  name: string;
  /** Id of the quantity's error message. */
  errorId: string | undefined;
}

/** Quantity and removal. A line that can only be removed shows this in its problem. */
function LineFooter({
  line,
  name,
  pending,
  errorId,
  onQuantityChange,
  onRemove,
  onSave,
  formAction,
}: LineFooterProps) {
  const { t } = useUi();
  const { limit, ...limits } = getQuantityLimits(line);
  const change = (quantity: number) =>
    quantity === 0 ? onRemove?.() : onQuantityChange?.(quantity);
  return (
    <div className={css.footer}>
      <QuantityForm action={formAction} line={line}>
        <NumberStepper
          value={line.quantity}
          onValueChange={change}
          of={name}
          {...(formAction !== undefined && { nameWithoutScript: 'quantity' })}
          {...limits}
          reason={{ max: limit === undefined ? undefined : t('cart.limit', { count: limit }) }}
          {...(errorId && { 'aria-invalid': true, 'aria-describedby': errorId })}
        />
      </QuantityForm>
      {pending ? (
        <span className={css.updating}>{t('cart.updating')}</span>
      ) : (
        <div className={css.actions}>
          {onSave && (
            <Button
              emphasis="text"
              aria-label={t('cart.saveForLaterOf', { name })}
              onClick={onSave}
            >
              {t('cart.saveForLater')}
            </Button>
          )}
          <Button
            emphasis="text"
            data-remove-trigger=""
            aria-label={t('cart.removeOf', { name })}
            onClick={onRemove}
          >
            {t('cart.remove')}
          </Button>
        </div>
      )}
    </div>
  );
}

type LinePriceProps = Pick<CartLineProps, 'line' | 'currency' | 'total' | 'hasNoTotal' | 'pending'>;

/** The total of the line. Nothing is computed here: a spinner replaces a missing amount. */
function LinePrice({ line, currency, total, hasNoTotal, pending }: LinePriceProps) {
  const { t } = useUi();
  const one = line.quantity === 1 ? line.price : undefined;
  const amount = total ?? one;
  if (!pending && amount) return <Money value={toMoneyValue(amount, currency)} />;
  if (!pending && hasNoTotal && line.price) {
    return <Each value={line.price} currency={currency} />;
  }
  if (!pending && hasNoTotal) return <Money value={undefined} />;
  return <Spinner label={t('cart.updatingOf', { name: getLineName(line) ?? t('cart.unnamed') })} />;
}

function Each({ value, currency }: { value: CartMoney; currency: string }) {
  const { t } = useUi();
  const price = useFormatCartMoney(currency)(value) ?? t('common.noPrice');
  return <bdi>{t('cart.each', { price })}</bdi>;
}

function DiscountRow({ discount, currency }: { discount: LineDiscount; currency: string }) {
  const { t } = useUi();
  return (
    <span className={css.discount}>
      <span>{discount.name ?? t('cart.totals.discount')}</span>
      {discount.amount && <TotalsAmount value={discount.amount} currency={currency} minus />}
    </span>
  );
}
