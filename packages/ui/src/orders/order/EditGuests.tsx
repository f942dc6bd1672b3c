'use client';

import {
  checkoutGuests,
  getControls,
  type OrderForm,
  orderAnswersAtom,
  updateCheckoutAtom,
  useSetAtom,
} from '@vitrine/atoms';
import type { FormResponse } from '@vitrine/client/orders';
import * as EventForm from '../../events/form/EventForm.tsx';
import type { EventFormOptions } from '../../events/form/EventFormRoot.tsx';
import type { EventFormSection } from '../../events/form/state/form-sections.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './OrderGuests.css.ts';
import { useTicketOrderContext } from './ticket-order-context.ts';
import '../../messages/en/orders.ts';

interface EditGuestsProps extends EventFormOptions {
  forms: readonly OrderForm[];
  sections: readonly EventFormSection[];
  onEnd: (state: 'idle' | 'saved') => void;
}

/** The forms in which an order's answers are changed. They begin with the focus on the first one. */
export function EditGuests({ forms, sections, onEnd, ...options }: EditGuestsProps) {
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
  const section = sections[0]?.name;
  const input = getControls(event?.form)[0]?.inputs[0]?.name;
  return (
    <EventForm.Root
      {...options}
      sections={sections}
      focusOn={section !== undefined && input !== undefined ? { section, input } : undefined}
      className={css.form}
      onSubmit={save}
    >
      <EventForm.Summary />
      {sections.map(({ name }) => (
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
