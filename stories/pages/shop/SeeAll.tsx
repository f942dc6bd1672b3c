import { Link } from '@vitrine/ui';
import { useShopMessages } from '../lib/shop-messages.ts';
import { hrefs } from '../lib/use-route.ts';

/** Link to continue from an empty page. */
export function SeeAll() {
  const getMessage = useShopMessages();
  return (
    <Link variant="standalone" href={hrefs.collection('for-the-table')}>
      {getMessage('Shop all objects')}
    </Link>
  );
}
