import { atom } from 'jotai/vanilla';
import { departureAtom, personalAtom } from '../core/person.ts';
import { weakFamily } from '../core/weak-family.ts';
import type { RsvpAnswer } from './rsvp.ts';

const answersAtom = personalAtom<ReadonlyMap<string, RsvpAnswer>>(new Map(), departureAtom);

/**
 * What the person who is there has answered to an event, as far as this page knows: a host that
 * knows it from before writes it here. It goes along when a visitor logs in, and with a member who
 * logs out.
 */
export const rsvpAnswerAtom = weakFamily(
  (eventId: string) =>
    atom(
      (get): RsvpAnswer | null => get(answersAtom).get(eventId) ?? null,
      (_get, set, answer: RsvpAnswer) =>
        set(answersAtom, (answers) => new Map(answers).set(eventId, answer)),
    ),
  (eventId) => eventId,
);
