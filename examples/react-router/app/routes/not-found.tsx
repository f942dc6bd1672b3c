import { NotFoundPage } from '@vitrine/ui';
import { data } from 'react-router';
import { getPageMeta } from '../page-meta.ts';
import type { Route } from './+types/not-found.ts';

export const loader = () => data(null, { status: 404 });

export const meta: Route.MetaFunction = () => getPageMeta(undefined, 'Page not found');

export default function NotFoundRoute() {
  return <NotFoundPage />;
}
