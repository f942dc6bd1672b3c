import { Link } from '@vitrine/ui';
import { useShopMessages } from '../lib/shop-messages.ts';
import { hrefs } from '../lib/use-route.ts';

/** Link to continue from an event page. */
export function SeeEvents() {
  const getMessage = useShopMessages();
  return (
    <Link variant="standalone" href={hrefs.events}>
      {getMessage('See the programme')}
    </Link>
  );
}
