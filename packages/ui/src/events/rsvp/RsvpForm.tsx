'use client';

import { getRsvpForm } from '@vitrine/atoms';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as EventForm from '../form/EventForm.tsx';
import type { EventFormRootProps } from '../form/EventFormRoot.tsx';
import * as css from './Rsvp.css.ts';
import { useRsvpContext } from './rsvp-context.ts';
import { getFormTitle } from './rsvp-labels.ts';
import '../../messages/en/event-page.ts';

export type RsvpFormProps = Omit<EventFormRootProps, 'sections' | 'draft' | 'onSubmit'>;

/**
 * The event's form for the chosen answer, with its submit button. A change of the answer preserves
 * what was typed before.
 */
export function RsvpForm(props: RsvpFormProps) {
  const ui = useUi();
  const { event, chosen, answered, isChanging, change, sent, draft, send } = useRsvpContext();
  if (!chosen || (answered && !isChanging)) return null;
  if (!send) {
    return (
      <Callout tone="info" announce={false}>
        {ui.t('rsvp.unavailable')}
      </Callout>
    );
  }
  const form = getRsvpForm(event.form, chosen);
  const title = <bdi>{getFormTitle(event, chosen, ui)}</bdi>;
  return (
    <EventForm.Root
      {...props}
      sections={[{ name: 'guest', form, title, ...(sent && { sent }) }]}
      draft={draft}
      onSubmit={({ guest }) => send(guest ?? { inputValues: [] })}
    >
      <EventForm.Summary />
      <EventForm.Section name="guest" level={3} />
      <div className={css.actions}>
        <EventForm.Submit>
          {event.form?.messages?.rsvp?.submitActionLabel ||
            ui.t(chosen === 'WAITLIST' ? 'rsvp.WAITLIST' : 'rsvp.send')}
        </EventForm.Submit>
        {answered && (
          <Button emphasis="text" onClick={() => change(false)}>
            {ui.t('rsvp.cancel')}
          </Button>
        )}
      </div>
    </EventForm.Root>
  );
}
