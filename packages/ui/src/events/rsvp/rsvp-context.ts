'use client';

import type { FormDraftOptions, RsvpAnswer } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import type { FormResponse } from '@vitrine/client/orders';
import { createContext, useContext } from 'react';

/** State shared by the components of one invitation. */
export interface RsvpContextValue {
  event: EventV3;
  /** The available answers; empty if it is too late. */
  offered: readonly RsvpAnswer[];
  /** The currently selected answer. */
  chosen: RsvpAnswer | undefined;
  choose: (answer: RsvpAnswer) => void;
  /** The submitted answer. */
  answered: RsvpAnswer | null;
  /** Whether the submitted answer is being changed. */
  isChanging: boolean;
  change: (isChanging: boolean) => void;
  /** Whether an answer was just submitted here, so that the outcome receives the focus. */
  isFresh: boolean;
  /** The last submitted form response. */
  sent: FormResponse | undefined;
  draft: FormDraftOptions;
  send: ((form: FormResponse) => Promise<void>) | undefined;
}

export const RsvpContext = createContext<RsvpContextValue | null>(null);

/**
 * Returns the invitation of the current component.
 *
 * @throws {Error} outside a `Rsvp.Root`.
 */
export function useRsvp(): RsvpContextValue {
  const context = useContext(RsvpContext);
  if (!context) {
    throw new Error('Parts of an invitation need a <Rsvp.Root> above them: wrap them in one.');
  }
  return context;
}
