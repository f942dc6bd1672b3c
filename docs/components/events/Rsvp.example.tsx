import {
  eventClockAtom,
  getEventTransitions,
  registrationStep,
  useAtomValue,
} from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { Rsvp } from '@vitrine/ui';

export const Invitation = ({ event }: { event: EventV3 }) => {
  const now = useAtomValue(eventClockAtom(getEventTransitions([event])));
  return (
    <Rsvp.View
      event={event}
      step={registrationStep(event, now)}
      onAnswer={async ({ answer }) => {
        // An app sends the answer to its own server here, and returns what the server has stored.
        return { answer };
      }}
    />
  );
};
