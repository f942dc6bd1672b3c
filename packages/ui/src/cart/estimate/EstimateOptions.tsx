'use client';

import {
  cartAtom,
  chooseDeliveryAtom,
  type Delivery,
  type DeliveryChoice,
  deliveryAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { useShippingDestination } from '../../patterns/delivery-estimate/use-shipping-destination.ts';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import * as RadioGroup from '../../primitives/radio-group/RadioGroup.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { CartMessage } from '../messages/CartMessage.tsx';
import { DeliveryOption } from './DeliveryOption.tsx';
import * as css from './Estimate.css.ts';
import '../../messages/en/totals.ts';

/** Why there is no delivery option, or another one than chosen. */
function DeliveryProblem({ delivery }: { delivery: Delivery }) {
  const { t } = useUi();
  const destination = useShippingDestination() ?? '';
  const { status, rejection, wasReplaced, choices } = delivery;
  // The totals have failed as well, and announce it with a retry button.
  if (status === 'failed') {
    return (
      <CartMessage tone="danger" silent>
        {t('cart.estimate.failed')}
      </CartMessage>
    );
  }
  if (status === 'rejected' && rejection?.code === 'ADDRESS_INCOMPLETE') {
    return <CartMessage tone="warning">{t('cart.estimate.incomplete')}</CartMessage>;
  }
  if (status === 'rejected' || status === 'none') {
    return (
      <CartMessage tone="warning">{t(`cart.estimate.${status}`, { destination })}</CartMessage>
    );
  }
  const title = choices.find(({ isChosen }) => isChosen)?.title;
  if (!wasReplaced || !title) return null;
  return <CartMessage tone="warning">{t('cart.estimate.replaced', { title })}</CartMessage>;
}

export type EstimateOptionsProps = Omit<ComponentProps<'div'>, 'children'>;

const kinds = ['shipment', 'slot', 'pickup'] as const;

/**
 * The delivery options of the cart for the address of the estimate: shipping, scheduled delivery,
 * or pickup. The totals follow the choice. Hidden without an address.
 */
export function EstimateOptions({ className, ...rest }: EstimateOptionsProps) {
  const { t } = useUi();
  const delivery = useAtomValue(deliveryAtom);
  const { data: cart } = useAtomValue(cartAtom);
  const choose = useSetAtom(chooseDeliveryAtom);
  useChoiceAnnouncements();
  const { status, choices, areSomeMissing } = delivery;
  if (!cart || status === 'unneeded' || status === 'unknown') return null;
  const isPending = status === 'pending';
  const pick = (key: string) => {
    const choice = choices.find((one) => one.key === key);
    if (choice) choose(choice.option);
  };
  return (
    <div
      {...rest}
      data-pending={isPending ? '' : undefined}
      aria-busy={isPending || undefined}
      className={classes(css.options, className)}
    >
      <DeliveryProblem delivery={delivery} />
      {choices.length > 0 && (
        <RadioGroup.Root
          aria-label={t('cart.estimate.options')}
          className={css.groups}
          value={choices.find(({ isChosen }) => isChosen)?.key ?? ''}
          onValueChange={pick}
        >
          {kinds.map((kind) => (
            <Group
              key={kind}
              kind={kind}
              choices={choices.filter((choice) => choice.kind === kind)}
              currency={cart.currency}
            />
          ))}
        </RadioGroup.Root>
      )}
      {areSomeMissing && <p className={css.note}>{t('cart.estimate.someMissing')}</p>}
    </div>
  );
}

interface GroupProps {
  kind: DeliveryChoice['kind'];
  choices: readonly DeliveryChoice[];
  currency: string;
}

function Group({ kind, choices, currency }: GroupProps) {
  const { t } = useUi();
  const nameId = useId();
  if (choices.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside of the one group of radios would be a second one.
    <div role="group" aria-labelledby={nameId} className={css.group}>
      <p id={nameId} className={css.groupName}>
        {t(`cart.estimate.${kind}`)}
      </p>
      {choices.map((choice) => (
        <DeliveryOption key={choice.key} choice={choice} currency={currency} />
      ))}
    </div>
  );
}

/** Announces the number of options after an address change. */
function useChoiceAnnouncements(): void {
  const { t } = useUi();
  const announce = useAnnounce();
  const destination = useShippingDestination() ?? '';
  const { status, choices } = useAtomValue(deliveryAtom);
  const count = choices.length;
  const found = status === 'possible' ? `${destination} ${count}` : null;
  const lastAnnounced = useRef(found);
  useEffect(() => {
    if (found === null || found === lastAnnounced.current) return;
    lastAnnounced.current = found;
    announce(t('cart.estimate.found', { count, destination }));
  }, [found, count, destination, announce, t]);
}
