import { PointOfSale } from '@vitrine/admin/orders';
import { useParams } from 'react-router';
import { urls } from '../urls.ts';

export function Component() {
  const { eventId = '' } = useParams();
  return (
    <PointOfSale
      key={eventId}
      eventId={eventId}
      parent={{ label: 'Box office', href: urls.boxOffice }}
    />
  );
}
