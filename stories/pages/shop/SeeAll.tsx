import { Link } from '@vitrine/ui';
import { useShopWords } from '../lib/shop-messages.ts';
import { hrefs } from '../lib/use-route.ts';

/** Where to go on from a page with nothing on it. */
export function SeeAll() {
  const word = useShopWords();
  return (
    <Link variant="standalone" href={hrefs.collection('for-the-table')}>
      {word('See all objects')}
    </Link>
  );
}
