import { eventBySlugAtom, useAtomValue } from '@vitrine/atoms';
import { EventDateTime, EventLocation, Stack } from '@vitrine/ui';

export default function EventDateTimeExample() {
  const { data: event } = useAtomValue(eventBySlugAtom('resonance-for-nine-strings'));
  return event ? (
    <Stack gap="12">
      <EventDateTime event={event} />
      <EventLocation event={event} />
    </Stack>
  ) : null;
}
