import { EventDetail } from '@vitrine/ui';

export default function EventDetailExample() {
  return <EventDetail slug="resonance-for-nine-strings" />;
}
