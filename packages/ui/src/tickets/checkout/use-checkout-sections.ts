'use client';

import { checkoutAnswersAtom, useAtomValue } from '@vitrine/atoms';
import type { EventFormSection } from '../../events/form/state/form-sections.ts';
import { useFormSections } from '../../orders/shared/use-form-sections.ts';
import { useTicketCheckoutContext } from './ticket-checkout-context.ts';

/** Returns the forms of a checkout, with previous answers. */
export function useCheckoutSections(): readonly EventFormSection[] {
  const { event, sections } = useTicketCheckoutContext();
  const answers = useAtomValue(checkoutAnswersAtom(event._id));
  const forms = sections.map((section) => ({ ...section, sent: answers[section.name] }));
  return useFormSections(event, forms);
}
