import { eventBySlugAtom, useAtomValue } from '@vitrine/atoms';
import { AddToCalendar, Directions, Inline, ShareEvent } from '@vitrine/ui';

export default function ShareEventExample() {
  const { data: event } = useAtomValue(eventBySlugAtom('resonance-for-nine-strings'));
  return event ? (
    <Inline gap="12">
      <AddToCalendar event={event} />
      <Directions event={event} />
      <ShareEvent title={event.title ?? ''} />
    </Inline>
  ) : null;
}
