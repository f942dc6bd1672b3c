'use client';

import type { FormDraftOptions, RsvpAnswer } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import type { FormResponse } from '@vitrine/client/orders';
import { createContext, useContext } from 'react';

/** State shared by the components of one invitation. */
export interface RsvpContextValue {
  /** The event, as the client returns it. */
  event: EventV3;
  /** The available answers; empty if it is too late. */
  offered: readonly RsvpAnswer[];
  /** The currently selected answer. */
  chosen: RsvpAnswer | undefined;
  /** Selects an answer, which is not sent yet. */
  choose: (answer: RsvpAnswer) => void;
  /** The submitted answer. */
  answered: RsvpAnswer | null;
  /** Whether the submitted answer is being changed. */
  isChanging: boolean;
  /** Begins to change the submitted answer, or stops. */
  change: (isChanging: boolean) => void;
  /** Whether an answer was just submitted here, so that the outcome receives the focus. */
  isFresh: boolean;
  /** The last submitted form response. */
  sent: FormResponse | undefined;
  /** Storage of the form's draft. */
  draft: FormDraftOptions;
  /** Sends the selected answer with its form; undefined if it cannot be sent. */
  send: ((form: FormResponse) => Promise<void>) | undefined;
}

export const RsvpContext = createContext<RsvpContextValue | null>(null);

/**
 * Returns the surrounding invitation, for a component of the host's own.
 *
 * @throws {Error} outside a `Rsvp.Root`.
 */
export function useRsvpContext(): RsvpContextValue {
  const context = useContext(RsvpContext);
  if (!context) {
    throw new Error('Components of an invitation need a <Rsvp.Root> above them: wrap them in one.');
  }
  return context;
}
