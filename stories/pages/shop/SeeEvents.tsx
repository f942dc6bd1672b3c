import { Link } from '@vitrine/ui';
import { useShopWords } from '../lib/shop-messages.ts';
import { hrefs } from '../lib/use-route.ts';

/** Link to continue from an event page. */
export function SeeEvents() {
  const word = useShopWords();
  return (
    <Link variant="standalone" href={hrefs.programme}>
      {word('See the programme')}
    </Link>
  );
}
