import { collectionBySlugAtom, productsAtom, useAtomValue } from '@vitrine/atoms';
import {
  Button,
  CollectionHero,
  CollectionTiles,
  Container,
  Heading,
  Link,
  ProductShelf,
  QuickAddToCart,
  RecentlyViewedSection,
  useUi,
} from '@vitrine/ui';
import { useShopMessages } from '../lib/shop-messages.ts';
import { hrefs } from '../lib/use-route.ts';
import * as css from './Shop.css.ts';

const featuredSlug = 'for-the-table';
const others = { filter: { slug: { $ne: featuredSlug } }, limit: 4 };

/** The demo store's home page: its lead collection, the others, and products of one maker. */
export function HomePage() {
  const getMessage = useShopMessages();
  const { data: collection, isError } = useAtomValue(collectionBySlugAtom(featuredSlug));
  const isLed = !isError && collection !== null;
  return (
    <>
      <Container className={`${css.page} ${isLed ? css.home : css.titled}`}>
        {isLed && (
          <CollectionHero
            collection={collection}
            withMedia
            count={
              <Button asChild emphasis="primary">
                <a href={hrefs.collection(featuredSlug)}>{getMessage('See the collection')}</a>
              </Button>
            }
          />
        )}
        <section aria-labelledby="collections">
          <div className={css.section}>
            <Heading level={isLed ? 2 : 1} id="collections">
              {getMessage('Collections')}
            </Heading>
            <Link variant="standalone" href={hrefs.collections}>
              {getMessage('See all collections')}
            </Link>
          </div>
          <CollectionTiles query={others} level={isLed ? 3 : 2} />
        </section>
        <FromOneMaker />
      </Container>
      <RecentlyViewedSection />
    </>
  );
}

const maker = 'Elmgreen Candle Works';
const ofMaker = { filter: { brand: maker }, limit: 4 };

/** Objects of one maker. Nothing where there are none, or they could not be read. */
function FromOneMaker() {
  const { locale } = useUi();
  const { items, status } = useAtomValue(productsAtom(ofMaker));
  return (
    <ProductShelf
      title={locale === 'fa-IR' ? `از ${maker}` : `From ${maker}`}
      products={items}
      loadingCount={status === 'pending' ? 4 : 0}
      renderAction={(product) => <QuickAddToCart product={product} />}
    />
  );
}
