'use client';

import {
  type CheckoutHandoff,
  type CheckoutReturnLocation,
  checkoutReturnAtom,
  type CheckoutReturn as Outcome,
  returnFromCheckoutAtom,
  trackPurchaseAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { BrowseCollectionsLink } from '../../patterns/browse-links/BrowseLinks.tsx';
import { useLiveAnnouncement } from '../../primitives/announcer/use-live-announcement.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Container } from '../../primitives/container/Container.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { Money } from '../../primitives/money/Money.tsx';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import { Spinner } from '../../primitives/spinner/Spinner.tsx';
import { useRoute, useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { LineSummary } from '../line/LineSummary.tsx';
import { toMoneyValue } from '../line/line-item-fields.ts';
import * as list from '../saved/CartSaved.css.ts';
import { useFormatCartMoney } from '../totals/use-format-cart-money.ts';
import * as css from './CheckoutReturn.css.ts';
import '../../messages/en/cart.ts';

export interface CheckoutReturnProps
  extends Omit<ComponentProps<'div'>, 'children' | 'ref' | 'action'> {
  /** The checkout callback of this page. Default `after`. */
  location?: CheckoutReturnLocation;
  /** Next action after an order. Default: a link to the route `collections`. */
  action?: ReactNode;
}

/**
 * The page that the hosted checkout returns to: the order's outcome, as far as the cart and the
 * callback show it, and the checked-out lines, as far as this device has stored them.
 */
export function CheckoutReturn({
  location = 'after',
  action = <BrowseCollectionsLink />,
  className,
  ...rest
}: CheckoutReturnProps) {
  const { t } = useUi();
  const { status, handedOver } = useAtomValue(checkoutReturnAtom(location));
  const checkAgain = useSetAtom(returnFromCheckoutAtom);
  const trackPurchase = useSetAtom(trackPurchaseAtom);

  useEffect(() => {
    // A failure has its own state.
    void checkAgain().catch(() => {});
  }, [checkAgain]);

  useEffect(() => {
    if (status === 'ordered') trackPurchase(location);
  }, [status, location, trackPurchase]);

  useLiveAnnouncement(status === 'reading' ? undefined : t(`cart.return.${status}`));

  return (
    <Container>
      <div {...rest} className={classes(css.root, className)}>
        {status === 'reading' ? (
          <p className={css.waiting}>
            <Spinner />
            {t('cart.return.loading')}
          </p>
        ) : (
          <>
            <EmptyState
              level={1}
              title={t(`cart.return.${status}`)}
              action={
                status !== 'ordered' && (
                  <Action status={status} onCheckAgain={() => void checkAgain()} />
                )
              }
            >
              {t(`cart.return.${status}Text`)}
            </EmptyState>
            {handedOver && status !== 'left' && (
              <Facts handedOver={handedOver} isOrdered={status === 'ordered'} />
            )}
            {status === 'ordered' && action && <div className={css.continueLink}>{action}</div>}
          </>
        )}
      </div>
    </Container>
  );
}

interface ActionProps extends Pick<Outcome, 'status'> {
  onCheckAgain: () => void;
}

/** Action if there is no order yet, as far as is known. */
function Action({ status, onCheckAgain }: ActionProps) {
  const { t } = useUi();
  const cart = useRoute('cart');
  if (status === 'left' || status === 'unknown') {
    return (
      <Link variant="standalone" href={cart}>
        {t('cart.return.toCart')}
      </Link>
    );
  }
  return (
    <Button emphasis="outline" onClick={onCheckAgain}>
      {t('cart.return.check')}
    </Button>
  );
}

function Facts({ handedOver, isOrdered }: { handedOver: CheckoutHandoff; isOrdered: boolean }) {
  const { t } = useUi();
  const { lines, subtotal, currency } = handedOver;
  const formatPrice = useFormatCartMoney(currency);
  /**
   * Price of one piece: the total of several is the platform's, and only available for all lines
   * together.
   */
  const getPriceLabel = ({ price, quantity }: CheckoutHandoff['lines'][number]) => {
    const labelText = formatPrice(price);
    return labelText && (quantity === 1 ? labelText : t('cart.each', { price: labelText }));
  };
  return (
    <section>
      <Heading level={2} variant="title" className={list.title}>
        {t(isOrdered ? 'cart.return.items' : 'cart.return.sent')}
      </Heading>
      <PlainList className={list.list}>
        {lines.map((line) => (
          <LineSummary
            key={line._id}
            line={line}
            price={<bdi className={css.price}>{getPriceLabel(line)}</bdi>}
            below={<span className={css.pieces}>{t('cart.items', { count: line.quantity })}</span>}
          />
        ))}
      </PlainList>
      {subtotal && (
        <dl className={css.sum}>
          <dt>{t('cart.return.subtotal')}</dt>
          <dd className={css.amount}>
            <Money value={toMoneyValue(subtotal, currency)} />
          </dd>
        </dl>
      )}
    </section>
  );
}
