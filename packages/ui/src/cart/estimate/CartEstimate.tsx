'use client';

import { cartMembershipsAtom, deliveryAtom, useAtomValue } from '@vitrine/atoms';
import { Plus } from 'lucide-react';
import { type ComponentProps, type ComponentType, lazy, Suspense, useId, useState } from 'react';
import { ChosenDelivery } from '../../patterns/delivery-estimate/DeliveryEstimate.tsx';
import { useShippingDestination } from '../../patterns/delivery-estimate/use-shipping-destination.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Spinner } from '../../primitives/spinner/Spinner.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { CartMessage } from '../messages/CartMessage.tsx';
import * as css from './Estimate.css.ts';
import '../../messages/en/common.ts';
import '../../messages/en/totals.ts';

/**
 * If its code fails to load, as on an outdated page, a component shows a message and the rest
 * works.
 */
const notLoaded = () => ({ default: NotLoaded });

const EstimatePanel = lazy<ComponentType<Pick<CartEstimateProps, 'countries'>>>(() =>
  import('./EstimatePanel.tsx').catch(notLoaded),
);
const Memberships = lazy<ComponentType>(() =>
  import('./EstimateMemberships.tsx').then(
    ({ EstimateMemberships }) => ({ default: EstimateMemberships }),
    notLoaded,
  ),
);

export interface CartEstimateProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** ISO 3166-1 codes of the countries to choose from; all of them by default. */
  countries?: readonly string[];
}

/**
 * “Estimate delivery”: opens the address and the delivery options, which are preserved when it is
 * closed. Memberships are below if there are any. A cart without deliverable lines has no delivery.
 */
export function CartEstimate({ countries, className, ...rest }: CartEstimateProps) {
  const { status } = useAtomValue(deliveryAtom);
  const { eligible, invalid } = useAtomValue(cartMembershipsAtom);
  const hasMemberships = eligible.length > 0 || invalid.length > 0;
  if (status === 'unneeded' && !hasMemberships) return null;
  return (
    <div {...rest} className={classes(css.root, className)}>
      {status !== 'unneeded' && <Delivery countries={countries} />}
      {hasMemberships && (
        <Suspense>
          <Memberships />
        </Suspense>
      )}
    </div>
  );
}

function Delivery({ countries }: Pick<CartEstimateProps, 'countries'>) {
  const { t } = useUi();
  const destination = useShippingDestination();
  const panelId = useId();
  // The content stays mounted after the first opening, so that no input is lost.
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new');
  const isOpen = state === 'open';
  const { text, label, ariaLabelKey } = isOpen
    ? {
        text: t('cart.estimate.title'),
        label: t('cart.estimate.hide'),
        ariaLabelKey: 'hideOf' as const,
      }
    : destination
      ? {
          text: t('cart.estimate.to', { destination }),
          label: t('cart.estimate.change'),
          ariaLabelKey: 'changeOf' as const,
        }
      : { text: undefined, label: t('cart.estimate.open'), ariaLabelKey: undefined };
  return (
    <>
      <div className={classes(css.header, text && css.openHeader)}>
        {text && <span className={isOpen ? css.title : css.destination}>{text}</span>}
        <Button asChild emphasis="text" className={text ? css.toggle : css.opener}>
          {/* One element in all states, so that it keeps the focus. */}
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={panelId}
            aria-label={ariaLabelKey && t(`cart.estimate.${ariaLabelKey}`)}
            onClick={() => setState(isOpen ? 'closed' : 'open')}
          >
            {label}
            {!text && <Icon as={Plus} size="small" />}
          </button>
        </Button>
      </div>
      {destination && !isOpen && <ChosenDelivery />}
      <div id={panelId} hidden={!isOpen} className={css.root}>
        {state !== 'new' && (
          <Suspense fallback={<Spinner label={t('common.loading')} />}>
            <EstimatePanel countries={countries} />
          </Suspense>
        )}
      </div>
    </>
  );
}

function NotLoaded() {
  const { t } = useUi();
  return <CartMessage tone="danger">{t('common.failed')}</CartMessage>;
}
