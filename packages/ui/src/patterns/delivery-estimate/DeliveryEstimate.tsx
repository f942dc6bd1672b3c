'use client';

import { deliveryAtom, estimateAddressAtom, useAtomValue } from '@vitrine/atoms';
import type { ComponentProps } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './DeliveryEstimate.css.ts';
import { getChoiceDetails } from './delivery-labels.ts';
import { getDestinationText } from './use-shipping-destination.ts';
import '../../messages/en/totals.ts';

export interface DeliveryEstimateProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Time zone of the shown times. By default the device's. */
  timeZone?: string;
}

/**
 * The destination and the chosen delivery option of the cart's estimate, such as “Delivery to
 * Denmark, 9000”, “Parcel”, “2 to 4 working days”. Renders nothing, and requests no estimate,
 * until the visitor has entered an address; nothing either if nothing has to be delivered.
 */
export function DeliveryEstimate({ timeZone, className, ...rest }: DeliveryEstimateProps) {
  const { t, locale } = useUi();
  const address = useAtomValue(estimateAddressAtom);
  const destination = address && getDestinationText(address, locale);
  if (!destination) return null;
  return (
    <ChosenDelivery
      {...rest}
      title={t('cart.estimate.to', { destination })}
      timeZone={timeZone}
      className={className}
    />
  );
}

interface ChosenDeliveryProps extends DeliveryEstimateProps {
  /** A line above a delivered option; an option that is picked up is labeled as such. */
  title?: string;
}

/** The chosen delivery option: its name, then its time, location and instructions. */
export function ChosenDelivery({ title, timeZone, className, ...rest }: ChosenDeliveryProps) {
  const ui = useUi();
  const { status, choices } = useAtomValue(deliveryAtom);
  const choice = choices.find(({ isChosen }) => isChosen);
  if (!choice) return null;
  const isPickup = choice.kind === 'pickup';
  const lines = getChoiceDetails(choice, ui, timeZone);
  return (
    <div
      {...rest}
      data-kind={isPickup ? 'pickup' : 'delivery'}
      data-pending={status === 'pending' ? '' : undefined}
      className={classes(css.option, className)}
    >
      {title && (
        <span className={css.title}>{isPickup ? ui.t('cart.estimate.pickup') : title}</span>
      )}
      {[choice.title || choice.option.code, ...lines].map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
    </div>
  );
}
