'use client';

import {
  type AnswerInvitation,
  eventTimes,
  type FormDraftOptions,
  getRsvpAnswers,
  type RegistrationStep,
  type RsvpAnswer,
  rsvpAnswerAtom,
  rsvpDraft,
  sendRsvpAtom,
  useAtomValue,
  useDeleteOnLogout,
  useSessionKey,
  useSetAtom,
} from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import type { FormResponse } from '@vitrine/client/orders';
import { type ComponentProps, useEffect, useMemo, useState } from 'react';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './Rsvp.css.ts';
import { RsvpContext } from './rsvp-context.ts';
import { getOutcomeText } from './rsvp-labels.ts';
import '../../messages/en/event-page.ts';

export interface RsvpRootProps extends ComponentProps<'div'> {
  /** The event, as the client returns it. */
  event: EventV3;
  /** The current registration step, from `registrationStep`. */
  step: RegistrationStep;
  /**
   * Sends the answer to your own server, because the platform has no call for it. Without it, the
   * component shows a notice.
   */
  onAnswer?: AnswerInvitation;
  /** Storage of the answer's draft. Defaults to this tab's storage, until the event. */
  draft?: Omit<FormDraftOptions, 'name'>;
}

const noDraft = {};

/**
 * An answer to an invitation: yes, no or a spot on the waiting list, depending on the registration,
 * with the event's form. A draft is preserved over a reload and a login; a member's logout deletes
 * it. See docs/reference/events.mdx.
 */
export function RsvpRoot(props: RsvpRootProps) {
  return <SessionRsvp key={useSessionKey()} {...props} />;
}

/** The answer of one session. */
function SessionRsvp({
  event,
  step,
  onAnswer,
  draft = noDraft,
  className,
  children,
  ...rest
}: RsvpRootProps) {
  const ui = useUi();
  const announce = useAnnounce();
  const eventId = event._id;
  const { port } = draft;
  const times = eventTimes(event.dateAndTimeSettings);
  const until = (draft.expires ?? (times.kind === 'dated' ? times.end : undefined))?.getTime();
  const options = useMemo(
    () => ({
      ...(port && { port }),
      ...(until !== undefined && { expires: new Date(until) }),
    }),
    [port, until],
  );
  const formDraft = useMemo(() => rsvpDraft(eventId, options), [eventId, options]);
  const answered = useAtomValue(rsvpAnswerAtom(eventId));
  const sendRsvp = useSetAtom(sendRsvpAtom);
  const [picked, setPicked] = useState<RsvpAnswer>();
  const [isChanging, setChanging] = useState(false);
  const [sent, setSent] = useState<FormResponse>();
  const offered = getRsvpAnswers(event, step);

  const deleteOnLogout = useDeleteOnLogout();

  // The server has no draft.
  useEffect(() => {
    deleteOnLogout(formDraft.entry.storage, formDraft.entry.name);
    setPicked(formDraft.read());
  }, [formDraft, deleteOnLogout]);

  const [only] = offered.length === 1 ? offered : [];
  const chosen = picked && offered.includes(picked) ? picked : only;
  const send =
    onAnswer &&
    chosen &&
    (async (form: FormResponse) => {
      const reply = { eventId, answer: chosen, form, ...(answered && { before: answered }) };
      const outcome = await sendRsvp({ reply, send: onAnswer });
      if (!outcome) return;
      formDraft.keep(undefined);
      setSent(form);
      setChanging(false);
      announce(getOutcomeText(event, outcome.answer, ui).title);
    });
  const value = {
    ...{ event, offered, chosen, answered, isChanging, send },
    choose: (answer: RsvpAnswer) => {
      setPicked(answer);
      formDraft.keep(answer);
    },
    change: (shouldChange: boolean) => {
      setChanging(shouldChange);
      setPicked(shouldChange && answered && offered.includes(answered) ? answered : undefined);
      if (!shouldChange) formDraft.keep(undefined);
    },
    isFresh: sent !== undefined,
    sent,
    draft: { ...options, name: `rsvp.${eventId}` },
  };
  return (
    <div {...rest} className={classes(css.root, className)}>
      <RsvpContext value={value}>{children}</RsvpContext>
    </div>
  );
}
