import { CommandProvider, EventEditor } from '@vitrine/admin';
import { eventBySlugAtom, useAtomValue } from '@vitrine/atoms';

export default function EventEditorExample() {
  const { data: event } = useAtomValue(eventBySlugAtom('resonance-for-nine-strings'));
  return event ? (
    <CommandProvider>
      <EventEditor eventId={event._id} />
    </CommandProvider>
  ) : null;
}
