'use client';

import {
  BUYER_SECTION,
  type CheckoutSection,
  checkoutProblemAtom,
  fillInCheckoutAtom,
  guestsLaterAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import type { ReactNode } from 'react';
import * as EventForm from '../../events/form/EventForm.tsx';
import type { EventFormOptions } from '../../events/form/EventFormRoot.tsx';
import type { CheckEmail } from '../../events/form/state/event-form-context.ts';
import { Switch } from '../../primitives/switch/Switch.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { useCheckoutDraft } from './checkout-draft.ts';
import * as css from './TicketCheckout.css.ts';
import { useTicketCheckoutContext } from './ticket-checkout-context.ts';
import { useCheckoutSections } from './use-checkout-sections.ts';
import '../../messages/en/orders.ts';

export interface TicketCheckoutDetailsProps extends EventFormOptions {
  /** Button back to the tickets, next to the main action. */
  backAction?: ReactNode;
  /** Checks a typed email; see `EventForm.Root`. */
  checkEmail?: CheckEmail | undefined;
}

/**
 * The form of the buyer, and one for each further guest if the event requires it. A guest's empty
 * fields can be filled from the buyer's; typed answers stay. See docs/reference/events.mdx.
 */
export function TicketCheckoutDetails({
  backAction,
  checkEmail,
  ...options
}: TicketCheckoutDetailsProps) {
  const { t } = useUi();
  const { event, sections, perGuestForms, guestsLater, focusOn } = useTicketCheckoutContext();
  const rejection = useAtomValue(checkoutProblemAtom(event._id));
  const fillIn = useSetAtom(fillInCheckoutAtom);
  return (
    <EventForm.Root
      {...options}
      sections={useCheckoutSections()}
      draft={useCheckoutDraft(event)}
      rejected={rejection}
      focusOn={focusOn}
      checkEmail={checkEmail}
      onSubmit={(submittedAnswers) =>
        fillIn(event._id, { answers: submittedAnswers, perGuestForms, guestsLater })
      }
    >
      <EventForm.Summary />
      {sections.map((section) => (
        <DetailsSection key={section.name} section={section} />
      ))}
      <div className={css.actions}>
        <EventForm.Submit className={css.main}>{t('orders.details.continue')}</EventForm.Submit>
        {backAction}
      </div>
    </EventForm.Root>
  );
}

/** The actions for all guests: copying the buyer's answers, and filling them in later. */
function AllGuests() {
  const { t } = useUi();
  const { event, sections, canFillInGuestsLater, guestsLater } = useTicketCheckoutContext();
  const setLater = useSetAtom(guestsLaterAtom(event._id));
  const guests = sections.flatMap(({ name }) => (name === BUYER_SECTION ? [] : [name]));
  if (guests.length < 2 && !canFillInGuestsLater) return null;
  return (
    <div className={css.guests}>
      {canFillInGuestsLater && (
        <Switch
          checked={guestsLater}
          hint={t('orders.guestsLater.hint')}
          onCheckedChange={setLater}
        >
          {t('orders.guestsLater')}
        </Switch>
      )}
      {guests.length > 1 && (
        <EventForm.Copy from={BUYER_SECTION} to={guests}>
          {t('orders.copyAll')}
        </EventForm.Copy>
      )}
    </div>
  );
}

function DetailsSection({ section: { name, position } }: { section: CheckoutSection }) {
  const { t } = useUi();
  if (name === BUYER_SECTION) {
    return (
      <>
        <EventForm.Section name={name} />
        <AllGuests />
      </>
    );
  }
  return (
    <EventForm.Section name={name}>
      <EventForm.Copy from={BUYER_SECTION} to={name}>
        {t('orders.copy')}
        <VisuallyHidden> {t('orders.copyTo', { position })}</VisuallyHidden>
      </EventForm.Copy>
    </EventForm.Section>
  );
}
