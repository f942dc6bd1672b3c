import {
  eventClockAtom,
  getEventTransitions,
  registrationStep,
  useAtomValue,
} from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import { EventRegistration, TicketSelector } from '@vitrine/ui';

export const Registration = ({ event }: { event: EventV3 }) => {
  const now = useAtomValue(eventClockAtom(getEventTransitions([event])));
  return (
    <EventRegistration
      event={event}
      step={registrationStep(event, now)}
      tickets={<TicketSelector eventId={event._id} />}
    />
  );
};
