import {
  type AnswerInvitation,
  eventClockAtom,
  getEventTransitions,
  type RsvpReply,
  registrationStep,
  useAtomValue,
} from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import type { Loaded } from '@vitrine/storybook';
import { type EventFormRootProps, EventRegistration, Login, Rsvp } from '@vitrine/ui';
import { useMemo, useState } from 'react';
import { fn } from 'storybook/test';
import { useSignIn } from '../identity/login-flow-demo.tsx';

/** Accepts RSVP answers in place of a host, and returns each as its result. */
export const answers = fn<AnswerInvitation>(async ({ answer }) => ({ answer }));

/** The last reply that the host got, its answers by the names of their inputs. */
export function lastReply(): { answer?: string; before?: string; form: Record<string, unknown> } {
  const [reply] = (answers.mock.lastCall ?? []) as [RsvpReply?];
  const values = reply?.form.inputValues ?? [];
  return {
    ...(reply && { answer: reply.answer }),
    ...(reply?.before && { before: reply.before }),
    form: Object.fromEntries(
      values.map(({ inputName, value, values: several, number }) => [
        inputName,
        value ?? several ?? number,
      ]),
    ),
  };
}

export interface InvitationProps {
  event: EventV3;
  loaded: Loaded;
  onAnswer?: AnswerInvitation | null;
  controls?: EventFormRootProps['controls'];
}

/** An invitation as its page shows it, with a login over it. */
export function Invitation({ event, loaded, onAnswer = answers, controls }: InvitationProps) {
  const [isOpen, setOpen] = useState(false);
  const signIn = useSignIn(loaded.platform);
  const moments = useMemo(() => getEventTransitions([event]), [event]);
  const step = registrationStep(event, useAtomValue(eventClockAtom(moments)));
  return (
    <div style={{ maxInlineSize: 608 }}>
      <EventRegistration
        event={event}
        step={step}
        onLogIn={() => setOpen(true)}
        rsvp={
          <Rsvp.View
            event={event}
            step={step}
            {...(onAnswer && { onAnswer })}
            {...(controls && { controls })}
          />
        }
      />
      <Login.Dialog open={isOpen} onOpenChange={setOpen}>
        <Login.Flow
          redirectUri="https://fennhouse.example/"
          recoveryUrl="https://fennhouse.example/reset"
          onDone={() => setOpen(false)}
          {...(signIn && { signIn })}
        />
      </Login.Dialog>
    </div>
  );
}
