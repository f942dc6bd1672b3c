import { Button } from '@vitrine/ui';
import { useShopMessages } from '../lib/shop-messages.ts';
import { hrefs } from '../lib/use-route.ts';

/** The main action of an empty page. */
export function SeeAll() {
  const getMessage = useShopMessages();
  return (
    <Button asChild emphasis="primary">
      <a href={hrefs.search('')}>{getMessage('Shop all objects')}</a>
    </Button>
  );
}
