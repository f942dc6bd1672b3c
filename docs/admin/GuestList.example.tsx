import { CommandProvider, GuestList } from '@vitrine/admin';
import { eventBySlugAtom, useAtomValue } from '@vitrine/atoms';

export default function GuestListExample() {
  const { data: event } = useAtomValue(eventBySlugAtom('resonance-for-nine-strings'));
  return event ? (
    <CommandProvider>
      <GuestList eventId={event._id} />
    </CommandProvider>
  ) : null;
}
