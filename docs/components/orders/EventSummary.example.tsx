import { eventBySlugAtom, useAtomValue } from '@vitrine/atoms';
import { EventSummary } from '@vitrine/ui';

export default function EventSummaryExample() {
  const { data: event } = useAtomValue(eventBySlugAtom('resonance-for-nine-strings'));
  return event ? <EventSummary event={event} level={3} /> : null;
}
