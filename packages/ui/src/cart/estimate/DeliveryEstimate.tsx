import type { DeliveryLogistics } from '@vitrine/client/cart';
import type { ComponentProps } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './DeliveryEstimate.css.ts';
import { type DeliveryEstimateParts, getDeliveryEstimate } from './get-delivery-estimate.ts';

export interface DeliveryEstimateProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The shipping option of the estimate: its title, and the carrier's data. */
  option: { title: string; logistics?: DeliveryLogistics } | undefined;
  /** Time zone of the shown times. By default the device's. */
  timeZone?: string;
}

/** Delivery method and time, or the pickup location: the text of an estimate's shipping option. */
export function DeliveryEstimate({ option, timeZone, className, ...rest }: DeliveryEstimateProps) {
  const { t, locale } = useUi();
  const defaultSelection = option && getDeliveryEstimate(option, { locale, timeZone });
  if (!defaultSelection) return null;
  return (
    <p {...rest} data-kind={defaultSelection.kind} className={classes(css.root, className)}>
      <bdi>{getText(defaultSelection, t)}</bdi>
      {defaultSelection.instructions && (
        <span className={css.instructions}>{defaultSelection.instructions}</span>
      )}
    </p>
  );
}

function getText(
  defaultSelection: DeliveryEstimateParts,
  t: ReturnType<typeof useUi>['t'],
): string {
  const { carrier, when } = defaultSelection;
  const how =
    defaultSelection.kind === 'pickup' && defaultSelection.pickupLocation
      ? t('picker.pickup', { location: defaultSelection.pickupLocation })
      : carrier;
  return when ? t('picker.deliveryEstimate', { carrier: how, when }) : how;
}
