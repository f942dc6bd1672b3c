import { HydrateStorefront, loadEventPage } from '@vitrine/atoms';
import { EventDetailPage } from '@vitrine/ui';
import { getEventMetadata } from '@vitrine/ui/metadata';
import { loadPage } from '../load-page.server.ts';
import { getPageMeta } from '../page-meta.ts';
import type { Route } from './+types/event.ts';

export const loader = ({ request, params }: Route.LoaderArgs) =>
  loadPage(
    request,
    (storefront) => loadEventPage(storefront, { slug: params.slug }),
    getEventMetadata,
  );

export const meta: Route.MetaFunction = ({ loaderData }) => getPageMeta(loaderData, 'Event');

export { shouldRevalidate } from '@vitrine/ui/react-router';

export default function EventRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrateStorefront state={loaderData.state}>
      <EventDetailPage key={params.slug} slug={params.slug} />
    </HydrateStorefront>
  );
}
