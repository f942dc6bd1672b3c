import { Text } from '../../primitives/text/Text.tsx';
import * as css from './EventVenue.css.ts';
import type { EventLabels } from './event-labels.ts';

interface EventVenueProps {
  labels: EventLabels;
  variant?: 'body' | 'caption';
  className?: string;
}

/** Where an event is, and the number of its later dates: “Kiln Yard · 5 more dates”. */
export function EventVenue({ labels, variant = 'body', className }: EventVenueProps) {
  const { venue, moreDates } = labels;
  if (!venue && !moreDates) return null;
  return (
    <Text as="p" variant={variant} tone="muted" className={className}>
      {venue && <bdi>{venue}</bdi>}
      {venue && moreDates && ' · '}
      {moreDates && <span className={css.dates}>{moreDates}</span>}
    </Text>
  );
}
