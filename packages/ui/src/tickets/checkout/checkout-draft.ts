'use client';

import {
  createFormDraft,
  type DraftPort,
  type FormDraftOptions,
  sessionDrafts,
} from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { useMemo } from 'react';

/** Keyed by event and not by reservation, so that the next reservation restores the answers. */
const getDraftName = (eventId: string) => `checkout.${eventId}`;

/** Keeps the draft when the form is submitted, since the answers are sent only after the review. */
const persistentDraftPort = ({ write, ...port }: DraftPort): DraftPort => ({
  ...port,
  write: (name, text) => {
    if (text !== null) write(name, text);
  },
});

/**
 * Stores the answers of an event's checkout in this tab: over a reload, an expired reservation and
 * a login, until the order, a member's logout or the end of the event.
 */
export function useCheckoutDraft({ _id, dateAndTimeSettings }: EventV3): FormDraftOptions {
  const until = dateAndTimeSettings.endDate?.getTime();
  return useMemo(
    () => ({
      name: getDraftName(_id),
      port: persistentDraftPort(sessionDrafts()),
      ...(until !== undefined && { expires: new Date(until) }),
    }),
    [_id, until],
  );
}

/** Deletes the answers of an event's checkout in this tab: they were sent with an order. */
export const deleteCheckoutDraft = (eventId: string): void =>
  createFormDraft({ name: getDraftName(eventId) }).clear();
