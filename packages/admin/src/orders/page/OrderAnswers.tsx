'use client';

import {
  BUYER_SECTION,
  getControls,
  getQuestions,
  orderForms,
  updateOrderAtom,
  useSetAtom,
} from '@vitrine/atoms';
import type { FormResponse } from '@vitrine/client/orders';
import { Button, Drawer, EventForm, type EventFormSection, Text, useAnnounce } from '@vitrine/ui';
import { useState } from 'react';
import { compactDensity } from '../../frame/compact-density.ts';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import * as css from './OrderPage.css.ts';
import { OrderSection } from './OrderSection.tsx';
import { useOrderPageContext } from './order-page-context.ts';
import '../../messages/en/frame.ts';
import '../../messages/en/order-page.ts';

/**
 * The answers of an order, in the shopper's own form: to read, with answers to questions that were
 * removed, and those of the buyer to edit.
 */
export function OrderAnswers() {
  const t = useAdminTranslate();
  const { order, event } = useOrderPageContext();
  const [isEditing, setEditing] = useState(false);
  const perGuestForms = event?.registration?.tickets?.guestsAssignedSeparately ?? false;
  const forms = orderForms(order, perGuestForms).filter(({ sent }) => sent);
  if (!event?.form || order.anonymized) return null;
  const sections = forms.map(
    ({ name, ticket, position, sent }): EventFormSection => ({
      name,
      form: event.form,
      sent,
      guest: position - 1,
      title: name === BUYER_SECTION ? undefined : ticket,
    }),
  );
  const buyer = sections.find(({ name }) => name === BUYER_SECTION);
  return (
    <OrderSection
      title={t('admin.order.answers')}
      aside={
        buyer && (
          <Button emphasis="text" onClick={() => setEditing(true)}>
            {t('admin.order.answers.edit')}
          </Button>
        )
      }
    >
      {sections.length === 0 ? (
        <Text as="p" tone="muted">
          {t('admin.order.answers.none')}
        </Text>
      ) : (
        <EventForm.Answers sections={sections} level={3} className={css.answers} />
      )}
      {buyer && (
        <EditAnswers section={buyer} isOpen={isEditing} onClose={() => setEditing(false)} />
      )}
    </OrderSection>
  );
}

/**
 * Returns the sent answers to questions that are no longer in the form. The platform replaces all
 * answers of an order, so an edit has to send them again.
 */
function getRemovedAnswers({ form, sent }: EventFormSection) {
  const asked = getQuestions(getControls(form)).map(({ input }) => input.name);
  return sent?.inputValues?.filter(({ inputName = '' }) => !asked.includes(inputName)) ?? [];
}

interface EditAnswersProps {
  section: EventFormSection;
  isOpen: boolean;
  onClose: () => void;
}

function EditAnswers({ section, isOpen, onClose }: EditAnswersProps) {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const { order, formOptions } = useOrderPageContext();
  const update = useSetAtom(updateOrderAtom);
  const save = async (answers: Readonly<Record<string, FormResponse>>) => {
    const edited = answers[section.name];
    if (!edited) return;
    const inputValues = [...(edited.inputValues ?? []), ...getRemovedAnswers(section)];
    const checkoutForm = { ...edited, inputValues };
    const { eventId, orderNumber } = order;
    await update({ eventId, orderNumber, fields: ['checkoutForm'], checkoutForm });
    announce(t('admin.order.answers.saved'));
    onClose();
  };
  return (
    <Drawer.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content {...compactDensity()} aria-describedby={undefined}>
        <Drawer.Header>
          <Drawer.Title>{t('admin.order.answers.edit')}</Drawer.Title>
        </Drawer.Header>
        <Drawer.Body>
          <EventForm.Root
            sections={[section]}
            onSubmit={save}
            {...formOptions}
            className={css.answers}
          >
            <EventForm.Summary />
            <EventForm.Section name={section.name} level={3} />
            <EventForm.Submit labels={{ loading: t('admin.order.answers.saving') }}>
              {t('admin.order.answers.save')}
            </EventForm.Submit>
          </EventForm.Root>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
