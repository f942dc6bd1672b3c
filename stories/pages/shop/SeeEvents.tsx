import { Link } from '@vitrine/ui';
import { useShopWords } from '../lib/shop-messages.ts';
import { hrefs } from '../lib/use-route.ts';

/** Where to go on from the page of an event. */
export function SeeEvents() {
  const word = useShopWords();
  return (
    <Link variant="standalone" href={hrefs.programme}>
      {word('See the programme')}
    </Link>
  );
}
