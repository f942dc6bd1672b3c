import { EventDetailPage } from '@vitrine/ui';

export default function EventDetailPageExample() {
  return <EventDetailPage slug="resonance-for-nine-strings" />;
}
