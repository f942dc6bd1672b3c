import { CollectionTiles, Container, Heading } from '@vitrine/ui';
import * as css from './Shop.css.ts';
import { hrefs } from './use-route.ts';

const pages = { limit: 4 };

/** All collections of the demo shop, a page at a time. */
export function CollectionsPage() {
  return (
    <Container className={`${css.page} ${css.titled}`}>
      <div className={css.head}>
        <Heading level={1}>Collections</Heading>
      </div>
      <CollectionTiles query={pages} paged hrefOf={({ slug }) => hrefs.collection(slug)} />
    </Container>
  );
}
