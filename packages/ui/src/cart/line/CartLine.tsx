'use client';

import type { Money as CartMoney, LineItem } from '@vitrine/client/cart';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Money } from '../../primitives/money/Money.tsx';
import { NumberStepper } from '../../primitives/number-stepper/NumberStepper.tsx';
import { Picture, type PictureProps } from '../../primitives/picture/Picture.tsx';
import { Spinner } from '../../primitives/spinner/Spinner.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { getFailureKind } from '../../utils/failure-kind.ts';
import { CartMessage } from '../messages/CartMessage.tsx';
import { canRetry, getLineErrorKey } from '../messages/cart-error-messages.ts';
import { TotalsAmount } from '../totals/TotalsAmount.tsx';
import { isZero } from '../totals/total-amounts.ts';
import { useFormatCartMoney } from '../totals/use-format-cart-money.ts';
import * as css from './CartLine.css.ts';
import {
  CartLineContext,
  type CartLineContextValue,
  type LineDiscount,
  useCartLineContext,
} from './cart-line-context.ts';
import { LineDetails } from './LineDetails.tsx';
import { LineProblem, type LineProblemValue } from './LineProblem.tsx';
import {
  getDisplayName,
  getLineHref,
  isCoveredByMembership,
  toMoneyValue,
} from './line-item-fields.ts';
import { getKindIcon } from './line-kind-labels.ts';
import * as layout from './line-layout.css.ts';
import { getQuantityLimits } from './quantity-limits.ts';
import '../../messages/en/cart.ts';
import '../../messages/en/cart-contents.ts';
import '../../messages/en/common.ts';
import '../../messages/en/totals.ts';

/**
 * The image of the line, or the one that is passed. Without one its frame has an icon of what the
 * line is.
 */
export function LinePicture({
  image: replacement,
  className,
  ...rest
}: Omit<Partial<PictureProps>, 'name' | 'decorative'>) {
  const { line } = useCartLineContext();
  const image = replacement ?? line.image;
  if (!image) {
    return (
      <span className={classes(css.picture, css.kindFrame, className)}>
        <Icon as={getKindIcon(line)} />
      </span>
    );
  }
  return (
    <Picture
      sizes="112px"
      {...rest}
      image={image}
      name=""
      decorative
      className={classes(css.picture, className)}
    />
  );
}

/** The name, which links to the product's page if it has one. */
export function LineName({
  className,
}: {
  /** Class names of the name, a link or a `<span>`. */
  className?: string;
}) {
  const { name, href } = useCartLineContext();
  const Name = href ? AppLink : 'span';
  return (
    <Name {...(href && { href })} className={classes(css.name, className)}>
      <bdi>{name}</bdi>
    </Name>
  );
}

function LineTotal() {
  const { t } = useUi();
  const { line, name, currency, total, hasNoTotal, coveredBy, pending } = useCartLineContext();
  const one = line.quantity === 1 ? line.price : undefined;
  const amount = total ?? one;
  const isCovered = isCoveredByMembership(line, coveredBy);
  if (!pending && amount && isCovered && isZero(amount)) {
    return t('cart.coveredPrice');
  }
  if (!pending && amount) return <Money value={toMoneyValue(amount, currency)} />;
  if (!pending && hasNoTotal) return <Each value={line.price} currency={currency} />;
  return <Spinner label={t('cart.updatingOf', { name })} />;
}

/** The total of the line. Nothing is computed here: a spinner replaces a missing amount. */
export function LinePrice({
  className,
}: {
  /** Class names of the `<span>` around the total. */
  className?: string;
}) {
  const context = useCartLineContext();
  return (
    <span
      className={classes(css.price, isOnlyRemovable(context) && css.unavailablePrice, className)}
    >
      <LineTotal />
    </span>
  );
}

function Each({ value, currency }: { value: CartMoney | undefined; currency: string }) {
  const { t } = useUi();
  const price = useFormatCartMoney(currency)(value);
  return <bdi>{price ? t('cart.each', { price }) : t('common.noPrice')}</bdi>;
}

/** The discounts of the line with their amounts; nothing without a discount. */
export function LineDiscounts() {
  const { t } = useUi();
  const { discounts, currency } = useCartLineContext();
  return discounts.map((discount, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
    <span key={at} className={css.discount}>
      <span>{discount.name ?? t('cart.totals.discount')}</span>
      {discount.amount && <TotalsAmount value={discount.amount} currency={currency} minus />}
    </span>
  ));
}

/** Allows a browser without scripts to send the quantity; with scripts it sends nothing. */
function QuantityForm({ children }: { children: ReactNode }) {
  const { t } = useUi();
  const { line, formAction } = useCartLineContext();
  if (formAction === undefined) return children;
  return (
    <form
      method="post"
      action={formAction}
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

/** Whether the only thing to do with the line is to remove it, which its problem offers. */
const isOnlyRemovable = ({ problem }: Pick<CartLineContextValue, 'problem'>) =>
  problem?.fix?.kind === 'remove';

/** The quantity as a stepper. Nothing for a line that can only be removed. */
export function LineQuantity() {
  const { t } = useUi();
  const context = useCartLineContext();
  const { line, name, quantityLimits, setQuantity, formAction, errorId } = context;
  const { limit, ...limits } = quantityLimits;
  if (isOnlyRemovable(context)) return null;
  return (
    <QuantityForm>
      <NumberStepper
        value={line.quantity}
        onValueChange={setQuantity}
        of={name}
        {...(formAction !== undefined && { nameWithoutScript: 'quantity' })}
        {...limits}
        reason={{ max: limit === undefined ? undefined : t('cart.limit', { count: limit }) }}
        {...(errorId && { 'aria-invalid': true, 'aria-describedby': errorId })}
      />
    </QuantityForm>
  );
}

/**
 * “Save for later” and “Remove”; while a change is pending, a note says so instead. Nothing for a line
 * whose problem offers its removal.
 */
export function LineActions() {
  const { t } = useUi();
  const context = useCartLineContext();
  const { name, pending, remove, saveForLater } = context;
  if (isOnlyRemovable(context)) return null;
  if (pending) return <span className={css.updating}>{t('cart.updating')}</span>;
  return (
    <div className={css.actions}>
      {saveForLater && (
        <Button
          emphasis="text"
          className={css.action}
          aria-label={t('cart.saveForLaterOf', { name })}
          onClick={saveForLater}
        >
          <span className={css.wideLabel}>{t('cart.saveForLater')}</span>
          <span className={css.narrowLabel}>{t('cart.saveForLaterShort')}</span>
        </Button>
      )}
      <Button
        emphasis="text"
        className={css.action}
        data-remove-trigger=""
        aria-label={t('cart.removeOf', { name })}
        onClick={remove}
      >
        {t('cart.remove')}
      </Button>
    </div>
  );
}

/** Previous price of one piece, until the shopper has accepted the new one. */
function PreviousPrice() {
  const { t } = useUi();
  const { line, currency, previousPrice } = useCartLineContext();
  const price = useFormatCartMoney(currency)(previousPrice);
  if (!price) return null;
  return (
    <span className={css.previous}>{t('cart.price.former', { price, count: line.quantity })}</span>
  );
}

interface LineErrorProps {
  error: Error;
  /** Retries the change. Offered if a retry may help. */
  onRetry?: (() => void) | undefined;
  onDismiss?: (() => void) | undefined;
}

/** Whether an error says only that the line was changed elsewhere, and now shows that change. */
const isConflict = (error: Error): boolean => getFailureKind(error) === 'conflict';

/** Why the last change of a line did not go through, and what to do. */
function LineError({ error, onRetry, onDismiss, ...rest }: LineErrorProps & { id?: string }) {
  const { t } = useUi();
  return (
    <CartMessage
      {...rest}
      {...(isConflict(error) ? { tone: 'info', role: 'status' } : { tone: 'danger' })}
      action={
        onRetry && canRetry(error) ? { label: t('common.retry'), onPress: onRetry } : undefined
      }
      onDismiss={onDismiss}
    >
      {t(getLineErrorKey(error))}
    </CartMessage>
  );
}

export interface CartLineProps extends Omit<ComponentProps<'div'>, 'onError'> {
  /** The line, as the client returns it. */
  line: LineItem;
  /** ISO 4217 code. */
  currency: string;
  /** The platform's total of the line; shows a spinner until it is available. */
  total?: CartMoney | undefined;
  /** The total is unavailable: the price of one piece is shown instead. */
  hasNoTotal?: boolean;
  /** Reductions of this line. */
  discounts?: readonly LineDiscount[];
  /** Name of the selected membership that pays for the line; empty if it has no name. */
  coveredBy?: string | undefined;
  /** Previous price of one piece before a price change, until the shopper has accepted it. */
  previousPrice?: CartMoney | undefined;
  /** The name of the line that this one belongs to. */
  partOf?: string | undefined;
  /** Whether a change of this line is pending. */
  pending?: boolean;
  /** Why the line can’t be bought as it is. */
  problem?: LineProblemValue | undefined;
  /** Why the last change of the line has failed. */
  error?: Error | undefined;
  /** Called with the new quantity. */
  onQuantityChange?: (quantity: number) => void;
  /** Removes the line. */
  onRemove?: () => void;
  /** Saves it for later. Without it the action is hidden. */
  onSave?: (() => void) | undefined;
  /** Does what solves the problem, such as lowering the quantity. */
  onFix?: () => void;
  /** Retries a failed change. */
  onRetry?: () => void;
  /** Hides the error. */
  onDismissError?: () => void;
  /**
   * Target of the quantity form without scripts: a POST of `lineItemId` and `quantity` in the
   * digits of the locale. For hosts whose server has access to the cart.
   */
  formAction?: string | undefined;
  /**
   * Replaces image, name, details, price, quantity and actions, for example by `Cart.LineName` and
   * `Cart.LineQuantity`. The messages about a problem, an error and a changed price stay below.
   */
  children?: ReactNode;
}

/** One line of the cart: image, name, quantity and “Remove”, with its problems. */
export function CartLine({
  line,
  currency,
  total,
  hasNoTotal = false,
  discounts = [],
  coveredBy,
  previousPrice,
  partOf,
  pending = false,
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
  children,
  ...rest
}: CartLineProps) {
  const { t, routes } = useUi();
  const errorId = useId();
  const [hadProblem] = useState(problem !== undefined);
  const remove = () => onRemove?.();
  const context: CartLineContextValue = {
    ...{ line, currency, total, hasNoTotal, discounts, coveredBy, previousPrice, partOf, pending },
    ...{ problem, error, formAction, remove },
    name: getDisplayName(line, t),
    href: getLineHref(line, routes),
    errorId: error && !isConflict(error) ? errorId : undefined,
    quantityLimits: getQuantityLimits(line),
    setQuantity: (quantity) => (quantity === 0 ? remove() : onQuantityChange?.(quantity)),
    saveForLater: onSave,
  };
  const messages = (
    <>
      {problem && <LineProblem line={line} problem={problem} isNew={!hadProblem} onFix={onFix} />}
      {error && (
        <LineError id={errorId} error={error} onRetry={onRetry} onDismiss={onDismissError} />
      )}
    </>
  );
  return (
    <CartLineContext value={context}>
      <div
        tabIndex={-1}
        {...rest}
        data-line-id={line._id}
        data-pending={pending ? '' : undefined}
        data-invalid={problem ? '' : undefined}
        aria-busy={pending || undefined}
        className={classes(layout.root, children === undefined && layout.columns, className)}
      >
        {children === undefined ? (
          <>
            <LinePicture />
            <div className={layout.label}>
              <div className={layout.facts}>
                <LineName />
                <LinePrice />
                <LineDetails />
                <PreviousPrice />
                <LineDiscounts />
              </div>
              {messages}
              {!isOnlyRemovable(context) && (
                <div className={layout.footer}>
                  <LineQuantity />
                  <LineActions />
                </div>
              )}
            </div>
          </>
        ) : (
          <>
            {children}
            <PreviousPrice />
            {messages}
          </>
        )}
      </div>
    </CartLineContext>
  );
}
