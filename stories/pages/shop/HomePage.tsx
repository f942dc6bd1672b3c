import { collectionBySlugAtom, productsAtom, useAtomValue } from '@vitrine/atoms';
import {
  Button,
  CollectionHero,
  CollectionTiles,
  Container,
  Heading,
  Link,
  Picture,
  ProductShelf,
  QuickAddToCart,
  RecentlyViewedSection,
  Text,
  UpcomingEvents,
} from '@vitrine/ui';
import { shopTimeZone } from '../../lib/demo-events.ts';
import { useShopMessages } from '../lib/shop-messages.ts';
import { hrefs } from '../lib/use-route.ts';
import * as css from './Shop.css.ts';

const featuredSlug = 'for-the-table';
const collections = { limit: 8 };

/** The demo store's home page: lead collection, new products, a maker, events, collections. */
export function HomePage() {
  const getMessage = useShopMessages();
  const { data: collection, isError } = useAtomValue(collectionBySlugAtom(featuredSlug));
  const isLed = !isError && collection !== null;
  return (
    <>
      <Container className={`${css.page} ${css.home} ${isLed ? '' : css.titled}`}>
        {isLed && (
          <CollectionHero
            collection={collection}
            withMedia
            layout="lead"
            kicker={getMessage('Winter collection')}
            title={getMessage('Candles for the long evenings')}
            description={getMessage('About the candles')}
            count={
              <Button asChild emphasis="primary" size="large">
                <a href={hrefs.collection(featuredSlug)}>{getMessage('See the collection')}</a>
              </Button>
            }
          />
        )}
        <NewProducts />
        <Maker />
        <UpcomingEvents
          timeZone={shopTimeZone}
          end={
            <Link variant="standalone" href={hrefs.events}>
              {getMessage('See all events')}
            </Link>
          }
        />
        <section aria-labelledby="collections">
          <div className={css.section}>
            <Heading level={isLed ? 2 : 1} variant="displayM" id="collections">
              {getMessage('Shop by collection')}
            </Heading>
            <Link variant="standalone" href={hrefs.collections}>
              {getMessage('See all collections')}
            </Link>
          </div>
          <CollectionTiles query={collections} layout="rows" level={isLed ? 3 : 2} />
        </section>
      </Container>
      <RecentlyViewedSection />
    </>
  );
}

const newProducts = {
  filter: { slug: { $in: ['dome-table-lamp', 'ring-vase', 'oak-stopper-carafe', 'dipped-cup'] } },
  limit: 4,
};

/** The newest objects. Nothing where they could not be loaded. */
function NewProducts() {
  const getMessage = useShopMessages();
  const { items, status } = useAtomValue(productsAtom(newProducts));
  return (
    <ProductShelf
      title={getMessage('New this month')}
      products={items}
      loadingCount={status === 'pending' ? 4 : 0}
      end={
        <Link variant="standalone" href={hrefs.search('')}>
          {getMessage('Shop all objects')}
        </Link>
      }
      renderAction={(product) => <QuickAddToCart product={product} />}
    />
  );
}

const makerImage = { url: '/pictures/candle-detail.jpg', width: 960, height: 960 };

/** A text about one of the makers. */
function Maker() {
  const getMessage = useShopMessages();
  return (
    <section aria-labelledby="maker" className={css.feature}>
      <Picture image={makerImage} name="" decorative className={css.featureMedia} />
      <div className={css.featureText}>
        <Text as="p" tone="muted" className={css.kicker}>
          {getMessage('Our makers')}
        </Text>
        <Heading level={2} variant="displayL" id="maker">
          {getMessage('Sixteen ridges, one pour')}
        </Heading>
        <Text as="p" variant="bodyL">
          {getMessage('About Elmgreen')}
        </Text>
        <div className={css.featureActions}>
          <Button asChild>
            <a href={hrefs.collection('light')}>{getMessage('Shop Elmgreen')}</a>
          </Button>
        </div>
      </div>
    </section>
  );
}
