'use client';

import { eventTitlesAtom, filterGuests, getGuests, ordersAtom, useAtomValue } from '@vitrine/atoms';
import { OrderFieldset, OrderTag } from '@vitrine/client/orders';
import { useRoute, useUi } from '@vitrine/ui';
import { useOpenBeside } from '../frame/command-context.ts';
import {
  CommandResults,
  CommandSearch,
  MAX_COMMAND_RESULTS,
  useCommandResults,
} from '../frame/command-menu/CommandResults.tsx';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import '../messages/en/guests.ts';

/**
 * Guests with names of their own in the command menu: `<CommandMenu><GuestResults /></CommandMenu>`.
 * A buyer is not one of them, because `OrderResults` finds the order. The platform finds orders only by
 * their buyers, so the guests are those of the matching orders. Each leads to `adminOrder` of the routes.
 */
export const GuestResults = () => (
  <CommandSearch>{(search) => <Results search={search} />}</CommandSearch>
);

const fieldset = [OrderFieldset.DETAILS, OrderFieldset.TICKETS, OrderFieldset.FORM];

function Results({ search }: { search: string }) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const getOpenBeside = useOpenBeside('orders');
  const getOrderUrl = useRoute('adminOrder');
  const found = useAtomValue(
    ordersAtom({ searchPhrase: search, tag: [OrderTag.NON_ARCHIVED], fieldset, limit: 20 }),
  );
  const orders = useCommandResults(found);
  const guests = filterGuests(getGuests(orders, undefined, locale), 'all')
    .filter(({ name, order, isCompanion }) => name && !isCompanion && name !== order.fullName)
    .slice(0, MAX_COMMAND_RESULTS);
  const titles = useAtomValue(eventTitlesAtom(guests.map(({ order }) => order.eventId)));
  const results = guests.map(({ ticketNumber, name = '', order, ticket }) => ({
    key: ticketNumber,
    label: name,
    hint: (
      <>
        <bdi>{ticket.name}</bdi> <bdi>{titles.get(order.eventId)}</bdi>
      </>
    ),
    url: getOrderUrl?.(order.eventId, order.orderNumber),
    onOpenBeside: getOpenBeside(order.orderNumber),
  }));
  return <CommandResults heading={t('admin.guests.results')} results={results} />;
}
