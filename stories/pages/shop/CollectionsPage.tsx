import { CollectionTiles, Container, Heading } from '@vitrine/ui';
import { useShopMessages } from '../lib/shop-messages.ts';
import * as css from './Shop.css.ts';

const pages = { limit: 4 };

/** All collections of the demo shop, a page at a time. */
export function CollectionsPage() {
  const getMessage = useShopMessages();
  return (
    <Container className={`${css.page} ${css.titled}`}>
      <div className={css.head}>
        <Heading level={1}>{getMessage('Collections')}</Heading>
      </div>
      <CollectionTiles query={pages} paged />
    </Container>
  );
}
