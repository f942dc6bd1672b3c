'use client';

import {
  checkoutGuests,
  type OrderForm,
  orderAnswersAtom,
  orderForms,
  unchangeableReason,
  updateCheckoutAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import type { FormResponse } from '@vitrine/client/orders';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import * as EventForm from '../../events/form/EventForm.tsx';
import type { EventFormOptions } from '../../events/form/EventFormRoot.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { useFormSections } from '../shared/use-form-sections.ts';
import * as css from './OrderGuests.css.ts';
import { useTicketOrderContext } from './ticket-order-context.ts';
import '../../messages/en/orders.ts';

export interface OrderGuestsProps
  extends Omit<ComponentProps<'section'>, 'children'>,
    EventFormOptions {}

/**
 * Whom an order is for: what buyer and guests answered, to be changed while it is not paid, and else
 * to be read with the reason. See docs/reference/orders.mdx and docs/reference/tickets.mdx.
 */
export function OrderGuests({
  controls,
  controlsByName,
  visible,
  className,
  ...rest
}: OrderGuestsProps) {
  const { t } = useUi();
  const titleId = useId();
  const { order, event } = useTicketOrderContext();
  const filledIn = useAtomValue(orderAnswersAtom(order));
  const perGuestForms = event?.registration?.tickets?.guestsAssignedSeparately ?? false;
  const forms = orderForms(order, perGuestForms, filledIn);
  const known = forms.filter(({ sent }) => sent);
  const reason = unchangeableReason(order, forms);
  const [state, setState] = useState<'idle' | 'editing' | 'saved'>('idle');
  const trigger = useRef<HTMLButtonElement>(null);
  const hasEdited = useRef(false);

  useEffect(() => {
    if (state === 'editing') hasEdited.current = true;
    else if (hasEdited.current) trigger.current?.focus();
  }, [state]);

  if (!event?.form || known.length === 0) return null;
  const isEditing = state === 'editing' && reason === null;
  const options = { controls, controlsByName, visible };
  return (
    <section aria-labelledby={titleId} {...rest} className={classes(css.root, className)}>
      <div className={css.header}>
        <Heading id={titleId} level={2} variant="title">
          {t('orders.guests')}
        </Heading>
        {reason === null && !isEditing && (
          <Button ref={trigger} emphasis="text" onClick={() => setState('editing')}>
            {t('orders.guests.change')}
          </Button>
        )}
      </div>
      {reason && (
        <Text as="p" variant="caption" tone="muted">
          {t(`orders.guests.${reason}`)}
        </Text>
      )}
      {state === 'saved' && <Callout tone="success">{t('orders.guests.saved')}</Callout>}
      {isEditing ? (
        <EditGuests forms={forms} options={options} onEnd={setState} />
      ) : (
        <ReadOnlyGuests forms={known} options={options} />
      )}
    </section>
  );
}

interface GuestFormsProps {
  forms: readonly OrderForm[];
  options: EventFormOptions;
}

function ReadOnlyGuests({ forms, options }: GuestFormsProps) {
  const { event } = useTicketOrderContext();
  return (
    <EventForm.Root
      {...options}
      readOnly
      sections={useFormSections(event, forms)}
      className={css.form}
    >
      {forms.map(({ name }) => (
        <EventForm.Section key={name} name={name} level={3} />
      ))}
    </EventForm.Root>
  );
}

interface EditGuestsProps extends GuestFormsProps {
  onEnd: (state: 'idle' | 'saved') => void;
}

function EditGuests({ forms, options, onEnd }: EditGuestsProps) {
  const { t } = useUi();
  const { order, event } = useTicketOrderContext();
  const { eventId, orderNumber } = order;
  const update = useSetAtom(updateCheckoutAtom);
  const setAnswers = useSetAtom(orderAnswersAtom(order));
  const save = async (answers: Readonly<Record<string, FormResponse>>) => {
    const attendees = checkoutGuests(forms, answers);
    if (attendees.status !== 'complete') return;
    const { buyer, guests } = attendees;
    await update({ eventId, orderNumber, buyer, guests });
    setAnswers(answers);
    onEnd('saved');
  };
  return (
    <EventForm.Root
      {...options}
      sections={useFormSections(event, forms)}
      className={css.form}
      onSubmit={save}
    >
      <EventForm.Summary />
      {forms.map(({ name }) => (
        <EventForm.Section key={name} name={name} level={3} />
      ))}
      <div className={css.actions}>
        <EventForm.Submit labels={{ loading: t('orders.guests.saving') }}>
          {t('orders.guests.save')}
        </EventForm.Submit>
        <Button size="large" onClick={() => onEnd('idle')}>
          {t('orders.guests.cancel')}
        </Button>
      </div>
    </EventForm.Root>
  );
}
