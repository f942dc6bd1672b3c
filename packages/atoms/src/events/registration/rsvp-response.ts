import { logoutCountAtom } from '../../session/session-scope.ts';
import { sessionScopedFamily } from '../../session/session-scoped-family.ts';
import type { RsvpAnswer } from './rsvp.ts';

/**
 * The current session's RSVP answer to an event, as far as this page knows: a host that knows an
 * earlier one writes it here. It is preserved at a visitor's login, and cleared at a member's
 * logout.
 */
export const rsvpAnswerAtom = sessionScopedFamily<RsvpAnswer | null>(null, logoutCountAtom);
