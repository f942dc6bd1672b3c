'use client';

import { cartStateAtom, useAtomValue } from '@vitrine/atoms';
import type { ComponentProps, ReactNode } from 'react';
import { BrowseCollectionsLink } from '../patterns/browse-links/BrowseLinks.tsx';
import { Container } from '../primitives/container/Container.tsx';
import { Heading } from '../primitives/heading/Heading.tsx';
import * as Skeleton from '../primitives/skeleton/Skeleton.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import { classes } from '../utils/classes.ts';
import { CartClear } from './CartClear.tsx';
import { CartContents } from './CartContents.tsx';
import { CartCount } from './CartCount.tsx';
import type { CartEmptyProps } from './CartEmpty.tsx';
import { CartNote } from './CartNote.tsx';
import * as css from './CartPage.css.ts';
import { CartRoot } from './CartRoot.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import type { CartSlots } from './cart-slots.ts';
import { CartCheckout, type CartCheckoutProps } from './checkout/CartCheckout.tsx';
import { CartCoupon } from './coupon/CartCoupon.tsx';
import { CartEstimate } from './estimate/CartEstimate.tsx';
import * as rows from './line/CartLines.css.ts';
import { CartLines } from './line/CartLines.tsx';
import { CartSaved } from './saved/CartSaved.tsx';
import { CartFreeDelivery } from './totals/CartFreeDelivery.tsx';
import * as totalsCss from './totals/CartTotals.css.ts';
import { CartTotals } from './totals/CartTotals.tsx';
import '../messages/en/cart.ts';
import '../messages/en/cart-contents.ts';

export interface CartPageProps
  extends Omit<ComponentProps<'div'>, 'children' | 'ref'>,
    CartSlots,
    Pick<CartCheckoutProps, 'navigate' | 'returnTo' | 'slowAfter'>,
    Pick<CartEmptyProps, 'emptyAction'> {
  /**
   * URLs that receive the forms without JavaScript: a line's `lineItemId` and `quantity`, the
   * `code` of a coupon, the `buyerNote`. The fields for a coupon and a note are open then.
   */
  formActions?: { line?: string; coupon?: string; note?: string };
  /** Subtotal from which delivery is free: a decimal string in the cart's currency. */
  freeDeliveryFrom?: string;
  /** ISO 3166-1 codes of the countries that the shop delivers to; all of them by default. */
  deliversTo?: readonly string[];
  /** The price with delivery. Default: `<Cart.Estimate>`. */
  estimate?: ReactNode;
}

/**
 * The cart page: lines, and from 1024 px up a sticky summary next to them. Each component has a slot;
 * for another arrangement, compose the components of `Cart`.
 *
 * @example
 * <CartPage afterLines={<RelatedShelf product={product} />} estimate={null} renderLine={renderLine} />
 */
export function CartPage({
  navigate,
  returnTo,
  slowAfter,
  emptyAction = <BrowseCollectionsLink />,
  freeDeliveryFrom,
  deliversTo,
  canSave,
  formActions = {},
  renderLine,
  beforeLines,
  afterLines,
  note = <CartNote formAction={formActions.note} />,
  coupon = <CartCoupon formAction={formActions.coupon} />,
  estimate = <CartEstimate countries={deliversTo} />,
  totals,
  checkout = <CartCheckout {...{ navigate, returnTo, slowAfter }} />,
  footer,
  className,
  ...rest
}: CartPageProps) {
  const { t } = useUi();
  return (
    <CartRoot {...rest} className={classes(css.root, className)}>
      <Container>
        <div className={css.header}>
          <Heading level={1} className={css.title}>
            {t('cart.title')}
          </Heading>
          <CartCount />
        </div>
        <CartContents
          emptyAction={emptyAction}
          level={2}
          loading={<Loading />}
          below={canSave && <CartSaved />}
        >
          <div className={css.columns}>
            <div>
              {freeDeliveryFrom !== undefined && (
                <CartFreeDelivery from={freeDeliveryFrom} className={css.goal} />
              )}
              {beforeLines && <div className={css.beforeLines}>{beforeLines}</div>}
              <CartLines
                className={css.lines}
                canSave={canSave}
                formAction={formActions.line}
                renderLine={renderLine}
              />
              <Below note={note} />
              {afterLines}
              {canSave && <CartSaved />}
            </div>
            <Summary {...{ coupon, estimate, totals, checkout, footer, freeDeliveryFrom }} />
          </div>
        </CartContents>
      </Container>
    </CartRoot>
  );
}

function Loading() {
  return (
    <div className={css.columns}>
      <CartSkeleton className={css.lines} />
      <div className={css.summary}>
        <TotalsSkeleton />
      </div>
    </div>
  );
}

/** Placeholder rows of the totals while loading. */
function TotalsSkeleton() {
  return (
    <div className={totalsCss.rows} aria-hidden="true">
      {(['body', 'body', 'total'] as const).map((role, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move.
        <div key={row} className={totalsCss.row}>
          <Skeleton.Line variant={role} width="30%" />
          <Skeleton.Line variant={role} width="6ch" />
        </div>
      ))}
    </div>
  );
}

/** Actions for all lines. */
function Below({ note }: Pick<CartPageProps, 'note'>) {
  const { hasLines } = useAtomValue(cartStateAtom);
  if (!hasLines) return null;
  return (
    <div className={rows.below}>
      {note}
      <CartClear />
    </div>
  );
}

type SummaryProps = Pick<
  CartPageProps,
  'coupon' | 'estimate' | 'totals' | 'checkout' | 'footer' | 'freeDeliveryFrom'
>;

function Summary({ coupon, estimate, totals, checkout, footer, freeDeliveryFrom }: SummaryProps) {
  const { t } = useUi();
  const { hasLines } = useAtomValue(cartStateAtom);
  if (!hasLines) return null;
  const tools = (
    <div className={css.tools}>
      {coupon}
      {estimate}
    </div>
  );
  return (
    <section className={css.summary}>
      <Heading level={2} variant="title">
        {t('cart.summary')}
      </Heading>
      {totals === undefined ? (
        <CartTotals hasItemCount freeDeliveryFrom={freeDeliveryFrom}>
          {tools}
        </CartTotals>
      ) : (
        <>
          {tools}
          {totals}
        </>
      )}
      {checkout}
      {footer}
    </section>
  );
}
