import { logoutCountAtom } from '../../session/session-scope.ts';
import { sessionScopedFamily } from '../../session/session-scoped-family.ts';
import type { RsvpAnswer } from './rsvp.ts';

/**
 * What the person who is there has answered to an event, as far as this page knows: a host that
 * knows it from before writes it here. It goes along when a visitor logs in, and with a member who
 * logs out.
 */
export const rsvpAnswerAtom = sessionScopedFamily<RsvpAnswer | null>(null, logoutCountAtom);
