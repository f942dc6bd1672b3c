import { Link } from '@vitrine/ui';
import { hrefs } from './use-route.ts';

/** Where to go on from a page with nothing on it. */
export function SeeAll() {
  return (
    <Link place="standalone" href={hrefs.collection('for-the-table')}>
      See all objects
    </Link>
  );
}
