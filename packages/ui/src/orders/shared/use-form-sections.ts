'use client';

import { BUYER_SECTION, type OrderForm } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import type { EventFormSection } from '../../events/form/state/form-sections.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import '../../messages/en/orders.ts';

/**
 * Returns the forms of an order with the event's questions: “Buyer”, “Guest 2 of 3, Standard”.
 * Browsers autofill each guest separately.
 */
export function useFormSections(
  event: Pick<EventV3, 'form'> | undefined,
  forms: readonly OrderForm[],
): readonly EventFormSection[] {
  const { t } = useUi();
  const of = forms.length;
  return forms.map(({ name, position, ticket, sent }) => ({
    name,
    form: event?.form,
    title:
      name === BUYER_SECTION
        ? t('orders.buyer')
        : t(ticket ? 'orders.guestOf' : 'orders.guest', { position, of, ticket }),
    guest: position - 1,
    autofill: `section-${name}`,
    sent,
  }));
}
