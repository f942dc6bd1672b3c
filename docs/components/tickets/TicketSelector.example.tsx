import { eventBySlugAtom, useAtomValue } from '@vitrine/atoms';
import { Spinner, TicketSelector } from '@vitrine/ui';

export default function TicketSelectorExample() {
  const { data: event } = useAtomValue(eventBySlugAtom('resonance-for-nine-strings'));
  return event ? <TicketSelector eventId={event._id} /> : <Spinner label="Loading" />;
}
