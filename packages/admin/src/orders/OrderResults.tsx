'use client';

import { ordersAtom, useAtomValue } from '@vitrine/atoms';
import { OrderFieldset } from '@vitrine/client/orders';
import { useAppNavigate, useRoute } from '@vitrine/ui';
import { CommandGroup, CommandItem, useCommandSearch } from '../frame/CommandMenu.tsx';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { OrderStatusMark } from './shared/OrderStatusMark.tsx';
import { getBuyerName } from './shared/order-text.ts';
import '../messages/en/orders.ts';

/** Orders of a search that the command menu shows. */
const MAX_RESULTS = 5;

/**
 * Orders in the command menu, by name, email or number: `<CommandMenu><OrderResults /></CommandMenu>`.
 * Archived ones are found too. Each leads to `adminOrder` of the routes.
 */
export function OrderResults() {
  const searchPhrase = useCommandSearch();
  return searchPhrase.length < 2 ? null : <Results searchPhrase={searchPhrase} />;
}

function Results({ searchPhrase }: { searchPhrase: string }) {
  const t = useAdminTranslate();
  const navigate = useAppNavigate();
  const getOrderUrl = useRoute('adminOrder');
  const query = { searchPhrase, limit: MAX_RESULTS, sort: 'created:desc' };
  const { items } = useAtomValue(ordersAtom({ ...query, fieldset: [OrderFieldset.DETAILS] }));
  if (items.length === 0) return null;
  return (
    <CommandGroup heading={t('admin.orders.results')}>
      {items.map((order) => {
        const url = getOrderUrl?.(order.eventId, order.orderNumber);
        return (
          <CommandItem
            key={order.orderNumber}
            label={getBuyerName(order, t)}
            hint={
              <>
                <bdi>{order.orderNumber}</bdi> <OrderStatusMark status={order.status} />
              </>
            }
            onSelect={() => url && navigate(url)}
          />
        );
      })}
    </CommandGroup>
  );
}
