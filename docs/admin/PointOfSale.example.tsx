import { CommandProvider, PointOfSale } from '@vitrine/admin';
import { eventBySlugAtom, useAtomValue } from '@vitrine/atoms';

export default function PointOfSaleExample() {
  const { data: event } = useAtomValue(eventBySlugAtom('resonance-for-nine-strings'));
  return event ? (
    <CommandProvider>
      <PointOfSale
        eventId={event._id}
        parent={{ label: 'Orders', href: '/admin/orders' }}
        onOrdered={(order) => console.log(order.orderNumber)}
      />
    </CommandProvider>
  ) : null;
}
