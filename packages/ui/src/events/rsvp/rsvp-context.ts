import type { FormDraftOptions, RsvpAnswer } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import type { FormResponse } from '@vitrine/client/orders';
import { createContext, useContext } from 'react';

/** What the parts of one invitation share. */
export interface RsvpContextValue {
  event: EventV3;
  /** The answers that are taken; none where it is too late. */
  offered: readonly RsvpAnswer[];
  /** The answer that is being given. */
  chosen: RsvpAnswer | undefined;
  choose: (answer: RsvpAnswer) => void;
  /** The answer that was given. */
  answered: RsvpAnswer | null;
  /** Whether the answer that was given is being changed. */
  isChanging: boolean;
  change: (isChanging: boolean) => void;
  /** Whether an answer has just been given here, so that the focus goes to what came of it. */
  isFresh: boolean;
  /** What was sent last. */
  sent: FormResponse | undefined;
  draft: FormDraftOptions;
  send: ((form: FormResponse) => Promise<void>) | undefined;
}

export const RsvpContext = createContext<RsvpContextValue | null>(null);

/**
 * The invitation around a part.
 *
 * @throws {Error} outside a `Rsvp.Root`.
 */
export function useRsvp(): RsvpContextValue {
  const place = useContext(RsvpContext);
  if (!place) {
    throw new Error('Parts of an invitation need a <Rsvp.Root> above them: wrap them in one.');
  }
  return place;
}
