import { BUYER_SECTION, type CheckoutAnswers, type CheckoutSection } from '@vitrine/atoms';
import type { EventFormSection } from '../../events/form/held-sections.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { useCheckoutPlace } from './checkout-context.ts';

/** What the form of one ticket of several is called: “Buyer”, “Guest 2 of 3, Standard”. */
export function useSectionTitle(of: number): (section: CheckoutSection) => string {
  const { t } = useUi();
  return ({ name, place, ticket }) => {
    if (name === BUYER_SECTION) return t('orders.buyer');
    return t(ticket ? 'orders.guestOf' : 'orders.guest', { place, of, ticket });
  };
}

/** The forms of a checkout with the event's questions, and what was answered to them before. */
export function useSections(answers: CheckoutAnswers): readonly EventFormSection[] {
  const { event, sections } = useCheckoutPlace();
  const titleOf = useSectionTitle(sections.length);
  return sections.map((section) => ({
    name: section.name,
    form: event.form,
    title: titleOf(section),
    guest: section.place - 1,
    autofill: `section-${section.name}`,
    sent: answers[section.name],
  }));
}
