import { atom } from 'jotai/vanilla';
import { createSessionCheck, logoutCountAtom } from '../../session/session-scope.ts';
import { sessionScopedFamily } from '../../session/session-scoped-family.ts';
import type { AnswerInvitation, RsvpAnswer, RsvpOutcome, RsvpReply } from './rsvp.ts';

/**
 * The current session's RSVP answer to an event, as far as this page knows: a host that knows an
 * earlier one writes it here. It is preserved at a visitor's login, and cleared at a member's
 * logout.
 */
export const rsvpAnswerAtom = sessionScopedFamily<RsvpAnswer | null>(null, logoutCountAtom);

/** An RSVP answer to send, and the host's function that sends it. */
export interface RsvpSubmission {
  /** The answer. */
  reply: RsvpReply;
  /** Sends it. */
  send: AnswerInvitation;
}

/**
 * Sends an RSVP answer, and keeps the outcome in `rsvpAnswerAtom`.
 *
 * @returns the outcome; undefined if the member has logged out meanwhile, because it is not for the
 *   next person.
 */
export const sendRsvpAtom = atom(
  null,
  async (get, set, { reply, send }: RsvpSubmission): Promise<RsvpOutcome | undefined> => {
    const isSameSession = createSessionCheck(get, logoutCountAtom);
    const outcome = await send(reply);
    if (!isSameSession()) return undefined;
    set(rsvpAnswerAtom(reply.eventId), outcome.answer);
    return outcome;
  },
);
