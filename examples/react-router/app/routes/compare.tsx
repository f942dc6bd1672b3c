import { ComparePage } from '@vitrine/ui';
import { getPageMeta } from '../page-meta.ts';
import type { Route } from './+types/compare.ts';

export const meta: Route.MetaFunction = () => getPageMeta(undefined, 'Compare');

export default function CompareRoute() {
  return <ComparePage />;
}
