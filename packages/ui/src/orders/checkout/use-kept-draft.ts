import { type DraftPort, type FormDraftOptions, sessionDrafts } from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { useMemo } from 'react';

/** A draft goes as soon as a form was sent; these answers are sent after the review. */
const persistentDraftPort = ({ read, write }: DraftPort): DraftPort => ({
  read,
  write: (name, text) => {
    if (text !== null) write(name, text);
  },
});

/**
 * Where the answers of an event's checkout are kept in this tab: over a reload, a hold that ends and
 * the way through a login, until the event is over. By event and not by hold, so that the next one
 * finds them.
 */
export function useCheckoutDraft({ _id, dateAndTimeSettings }: EventV3): FormDraftOptions {
  const until = dateAndTimeSettings.endDate?.getTime();
  return useMemo(
    () => ({
      name: `checkout.${_id}`,
      port: persistentDraftPort(sessionDrafts()),
      ...(until !== undefined && { expires: new Date(until) }),
    }),
    [_id, until],
  );
}
