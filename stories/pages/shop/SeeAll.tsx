import { Link } from '@vitrine/ui';
import { useShopWords } from '../lib/shop-messages.ts';
import { hrefs } from '../lib/use-route.ts';

/** Link to continue from an empty page. */
export function SeeAll() {
  const word = useShopWords();
  return (
    <Link variant="standalone" href={hrefs.collection('for-the-table')}>
      {word('See all objects')}
    </Link>
  );
}
