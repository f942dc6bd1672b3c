import { HydrateStorefront, loadEventListPage } from '@vitrine/atoms';
import { EventListPage } from '@vitrine/ui';
import { loadPage } from '../load-page.server.ts';
import { getPageMeta } from '../page-meta.ts';
import { locale, timeZone } from '../shop.ts';
import type { Route } from './+types/events.ts';

export const loader = ({ request }: Route.LoaderArgs) =>
  loadPage(request, (storefront) => loadEventListPage(storefront, { timeZone, locale }));

export const meta: Route.MetaFunction = () => getPageMeta(undefined, 'Events');

export { shouldRevalidate } from '@vitrine/ui/react-router';

export default function EventsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrateStorefront state={loaderData.state}>
      <EventListPage timeZone={timeZone} />
    </HydrateStorefront>
  );
}
