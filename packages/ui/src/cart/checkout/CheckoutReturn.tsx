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
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Money as MoneyText } from '../../primitives/money/Money.tsx';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import { Spinner } from '../../primitives/spinner/Spinner.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useRoute, useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { LineSummary } from '../line/LineSummary.tsx';
import { getOriginalPrice, toMoneyValue } from '../line/line-item-fields.ts';
import * as list from '../saved/CartSaved.css.ts';
import { useFormatCartMoney, useFormatPieces } from '../totals/use-format-cart-money.ts';
import * as css from './CheckoutReturn.css.ts';
import '../../messages/en/cart.ts';
import '../../messages/en/cart-contents.ts';

export interface CheckoutReturnProps
  extends Omit<ComponentProps<'div'>, 'children' | 'ref' | 'action'> {
  /** The checkout callback of this page. Default `after`. */
  location?: CheckoutReturnLocation;
  /** Next action after an order. Default: a button to the route `collections`. */
  action?: ReactNode;
  /** What happens after an order, such as packing and delivery. The first step is done. */
  steps?: readonly CheckoutStep[];
}

/** A step after an order. */
export interface CheckoutStep {
  /** Such as “Packed and sent”. */
  title: ReactNode;
  /** When, or what the buyer receives. */
  description?: ReactNode;
}

/**
 * The page that the hosted checkout returns to: the order's outcome, as far as the cart and the
 * callback show it, and the checked-out lines, as far as this device has stored them.
 */
export function CheckoutReturn({
  location = 'after',
  action = <BrowseCollectionsLink />,
  steps = [],
  className,
  ...rest
}: CheckoutReturnProps) {
  const { t } = useUi();
  const { status, handoff } = useAtomValue(checkoutReturnAtom(location));
  const checkAgain = useSetAtom(returnFromCheckoutAtom);
  const trackPurchase = useSetAtom(trackPurchaseAtom);

  useEffect(() => {
    // A failure has its own state.
    void checkAgain().catch(() => {});
  }, [checkAgain]);

  useEffect(() => {
    if (status === 'ordered') trackPurchase(location);
  }, [status, location, trackPurchase]);

  const hasItems = handoff && status !== 'left';
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
          <div className={classes(css.columns, hasItems && css.two)}>
            <div>
              <Heading level={1} variant="displayXl">
                {t(`cart.return.${status}`)}
              </Heading>
              <Text as="p" variant="bodyL" className={css.sentence}>
                {t(`cart.return.${status}Text`)}
              </Text>
              <div className={css.actions}>
                {status === 'ordered' ? (
                  action
                ) : (
                  <Action status={status} onCheckAgain={() => void checkAgain()} />
                )}
              </div>
              {status === 'ordered' && steps.length > 0 && <Steps steps={steps} />}
            </div>
            {hasItems && <Items handoff={handoff} isOrdered={status === 'ordered'} />}
          </div>
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
      <Button asChild emphasis="primary" size="large">
        <AppLink href={cart}>{t('cart.return.toCart')}</AppLink>
      </Button>
    );
  }
  return (
    <Button emphasis="primary" size="large" onClick={onCheckAgain}>
      {t('cart.return.check')}
    </Button>
  );
}

function Steps({ steps }: { steps: readonly CheckoutStep[] }) {
  const { t } = useUi();
  return (
    <section className={css.next}>
      <Heading level={2} variant="title">
        {t('cart.return.next')}
      </Heading>
      <ol className={css.steps}>
        {steps.map(({ title, description }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity but their place.
          <li key={index} className={css.step} data-state={index === 0 ? 'complete' : undefined}>
            <Text as="p" variant="bodyStrong">
              {title}
            </Text>
            {description && (
              <Text as="p" variant="caption" tone="muted">
                {description}
              </Text>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ItemsProps {
  handoff: CheckoutHandoff;
  isOrdered: boolean;
}

/** The lines that went to the checkout, each with its total. */
function Items({ handoff, isOrdered }: ItemsProps) {
  const { t } = useUi();
  const { lines, subtotal, currency } = handoff;
  const formatPrice = useFormatCartMoney(currency);
  const formatPieces = useFormatPieces(currency);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className={css.items}>
      <div className={css.itemsHeader}>
        <Heading level={2} variant="title">
          {t(isOrdered ? 'cart.return.items' : 'cart.return.sent')}
        </Heading>
        <Text variant="caption" tone="muted">
          {t('cart.items', { count })}
        </Text>
      </div>
      <PlainList className={list.list}>
        {lines.map((line) => {
          const { _id, quantity } = line;
          const price = quantity > 1 ? formatPrice(line.price) : undefined;
          const was = formatPieces(getOriginalPrice(line), quantity);
          return (
            <LineSummary
              key={_id}
              line={line}
              price={
                <span className={css.price}>
                  <bdi>{formatPieces(line.price, quantity)}</bdi>
                  {was && (
                    <s className={css.was}>
                      <VisuallyHidden>{t('cart.was')} </VisuallyHidden>
                      <bdi>{was}</bdi>
                    </s>
                  )}
                </span>
              }
              below={
                price && (
                  <span className={css.pieces}>{t('cart.times', { count: quantity, price })}</span>
                )
              }
            />
          );
        })}
      </PlainList>
      {subtotal && (
        <dl className={css.sum}>
          <dt>{t('cart.return.subtotal')}</dt>
          <dd className={css.amount}>
            <MoneyText value={toMoneyValue(subtotal, currency)} />
          </dd>
        </dl>
      )}
    </section>
  );
}
