'use client';

import { getControls, getQuestionLabel } from '@vitrine/atoms';
import type { EventV3, Form } from '@vitrine/client/events';
import { EventForm, useUi } from '@vitrine/ui';
import { useMemo } from 'react';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import '../../messages/en/event-form.ts';

/** Name of the form's one section. */
export const PREVIEW_SECTION = 'preview';

/** Returns the form with a label for questions without one: shoppers would see the name of the input. */
const withLabels = (form: Form, untitled: string): Form => ({
  ...form,
  controls: getControls(form).map((control) =>
    getQuestionLabel(control) ? control : { ...control, label: untitled },
  ),
});

/** The registration form, by the shopper's own component, with questions that are not saved. */
export function FormPreview({ event }: { event: EventV3 }) {
  const t = useAdminTranslate();
  const { t: translate } = useUi();
  const { form } = event;
  const messages = form?.messages;
  const isRsvp = event.registration?.type === 'RSVP';
  const title = isRsvp ? messages?.rsvp?.positiveMessages?.title : messages?.checkout?.title;
  const action = isRsvp
    ? messages?.rsvp?.submitActionLabel
    : (messages?.checkout?.submitActionLabel ?? translate('orders.details.continue'));
  const sections = useMemo(
    () => [
      {
        name: PREVIEW_SECTION,
        form: form && withLabels(form, t('admin.eventForm.untitled')),
        title: title ?? t('admin.eventForm.previewTitle'),
      },
    ],
    [form, title, t],
  );
  // Another control of a question has another state.
  const key = getControls(form)
    .map(({ _id, type, inputs }) => [_id, type, ...inputs.map((input) => input.type)].join())
    .join(';');
  return (
    <EventForm.Root key={key} sections={sections}>
      <EventForm.Section name={PREVIEW_SECTION} />
      <EventForm.Submit>{action ?? t('admin.eventForm.previewSend')}</EventForm.Submit>
    </EventForm.Root>
  );
}
