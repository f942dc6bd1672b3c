import { checkoutReturnAtom, useAtomValue } from '@vitrine/atoms';
import type { MockPlatform } from '@vitrine/mocks';
import {
  Button,
  CartPage,
  type CartPageProps,
  CheckoutReturn,
  type CheckoutReturnProps,
  CollectionPage,
  CollectionsPage,
  CollectionTiles,
  ComparePage,
  Heading,
  Link,
  MaterialSection,
  NextEvent,
  NotFoundPage,
  Picture,
  RecentlyViewedSection,
  SearchField,
  SearchPage,
  SiteShell,
  Text,
  TicketOrderPage,
  WishlistPage,
} from '@vitrine/ui';
import { useFacets } from '../../catalog/listing.tsx';
import { useSignIn } from '../../identity/login-flow-demo.tsx';
import { shopTimeZone } from '../../lib/demo-events.ts';
import { answerInvitation } from '../lib/invitations.ts';
import { eventsLink, own, sections, visitLink } from '../lib/sections.ts';
import { useShopMessages } from '../lib/shop-messages.ts';
import { hrefs, type Route, useRoute } from '../lib/use-route.ts';
import { DemoEventPage } from './DemoEventPage.tsx';
import { EventsPage } from './EventsPage.tsx';
import { HomePage } from './HomePage.tsx';
import { InfoPage, infoPages } from './InfoPage.tsx';
import { ProductPage } from './ProductPage.tsx';
import { SeeAll } from './SeeAll.tsx';
import * as css from './Shop.css.ts';
import { paymentMethods, ShopFooter } from './ShopFooter.tsx';
import { ShopMarketSelect } from './ShopMarketSelect.tsx';
import { ShopTicketCheckout } from './ShopTicketCheckout.tsx';
import { SuggestedProducts } from './SuggestedProducts.tsx';

export interface ShopProps {
  /** Opens the hosted checkout. Default: in this window. */
  navigate?: (url: string) => void;
  /** Time after which an opening checkout counts as slow, in milliseconds. */
  slowAfter?: number;
  /** Minimum amount for free delivery. Default “100”. */
  freeDeliveryFrom?: string;
  /** The platform in the page, which simulates a provider's own pages at login. */
  platform?: MockPlatform | undefined;
}

const returnTo = { cart: hrefs.cart, after: hrefs.checkedOut, thankYou: hrefs.thanks };

/** URL to which the provider redirects. */
const siteUrl = 'https://fennhouse.example/';

/** Positions of wide images among a collection's first products, as set by the store. */
const wideTiles: Readonly<Record<string, readonly number[]>> = { 'for-the-table': [4] };

/** Fenn House, the demo store: the pages by URL, in the frame of the package. */
export function Shop({ navigate, slowAfter, freeDeliveryFrom = '100', platform }: ShopProps) {
  const getMessage = useShopMessages();
  const { route, pathname } = useRoute();
  const signIn = useSignIn(platform);
  const checkout = { navigate, returnTo, slowAfter, freeDeliveryFrom };
  return (
    <MaterialSection title={getMessage('Material')}>
      <SiteShell
        name="Fenn House"
        pathname={pathname}
        navigation={[
          {
            label: getMessage('Shop'),
            href: hrefs.collections,
            allLabel: getMessage('See all collections'),
            items: sections.map(({ name, slug, ...rest }) => ({
              ...rest,
              label: getMessage(name),
            })),
          },
          { label: getMessage(eventsLink.name), href: eventsLink.href },
          { label: getMessage(visitLink.name), href: visitLink.href },
        ]}
        menuFeature={<NextEvent timeZone={shopTimeZone} />}
        menuFooter={<ShopMarketSelect />}
        accountLinks={own.map(({ name, href }) => ({ label: getMessage(name), href }))}
        login={{
          redirectUri: siteUrl,
          recoveryUrl: `${siteUrl}reset`,
          passwordDescription: getMessage('Eight characters or more.'),
          ...(signIn && { signIn }),
          ...(navigate && { navigate }),
        }}
        logout={{ returnTo: siteUrl, navigate }}
        cart={{ ...checkout, emptyAction: <SeeAll /> }}
        footer={<ShopFooter />}
      >
        <Page key={pathname} {...{ route, navigate, checkout }} />
      </SiteShell>
    </MaterialSection>
  );
}

interface PageProps extends Pick<ShopProps, 'navigate'> {
  route: Route;
  checkout: Pick<CartPageProps, 'navigate' | 'returnTo' | 'slowAfter' | 'freeDeliveryFrom'>;
}

function Page({ route, navigate, checkout }: PageProps) {
  const getMessage = useShopMessages();
  const facets = useFacets();
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'collections':
      return (
        <CollectionsPage
          title={getMessage('Shop by collection')}
          description={getMessage('Made in short runs, by eleven workshops.')}
          end={
            <Button asChild>
              <a href={hrefs.search('')}>{getMessage('Shop all objects')}</a>
            </Button>
          }
        />
      );
    case 'collection':
      return (
        <CollectionPage
          slug={route.slug}
          facets={facets}
          loadingFeatureIndexes={wideTiles[route.slug]}
          fallbackTitle={getCollectionName(route.slug, getMessage)}
          notFoundAction={<SeeAll />}
        />
      );
    case 'product':
      return <ProductPage slug={route.slug} />;
    case 'event':
      return <DemoEventPage slug={route.slug} onAnswer={answerInvitation} />;
    case 'event-checkout':
      return <ShopTicketCheckout slug={route.slug} navigate={navigate} />;
    case 'event-order':
      return (
        <>
          <TicketOrderPage
            slug={route.slug}
            orderNumber={route.orderNumber}
            {...(navigate && { navigate })}
          />
          <SuggestedProducts title="While you’re here" />
        </>
      );
    case 'search':
      return <SearchPage facets={facets} timeZone={shopTimeZone} />;
    case 'events':
      return <EventsPage />;
    case 'wishlist':
      return <WishlistPage emptyAction={<SeeAll />} />;
    case 'compare':
      return <ComparePage emptyAction={<SeeAll />} />;
    case 'cart':
      return (
        <>
          <CartPage
            {...checkout}
            emptyAction={<SeeAll />}
            canSave
            footer={
              <Text as="p" variant="caption" tone="muted">
                {getMessage('Free returns within 30 days')}
                <br />
                <bdi>{paymentMethods}</bdi>
              </Text>
            }
          />
          <SuggestedProducts title="You might also like" />
          <RecentlyViewedSection />
        </>
      );
    case 'checked-out':
    case 'thanks':
      return <OrderConfirmation location={route.page === 'thanks' ? 'thankYou' : 'after'} />;
    case 'info': {
      const info = infoPages[route.slug];
      return info ? <InfoPage {...info} /> : <UnknownPage />;
    }
    default:
      return <UnknownPage />;
  }
}

/** The page after checkout. Only an order has something that goes well with it. */
function OrderConfirmation({ location }: Required<Pick<CheckoutReturnProps, 'location'>>) {
  const getMessage = useShopMessages();
  const { status } = useAtomValue(checkoutReturnAtom(location));
  return (
    <>
      <CheckoutReturn
        location={location}
        action={<SeeAll />}
        steps={[
          { title: getMessage('Order received'), description: getMessage('About the receipt') },
          { title: getMessage('Packed and sent'), description: getMessage('About sending') },
          { title: getMessage('Delivered'), description: getMessage('About the delivery') },
        ]}
      />
      {status === 'ordered' && <SuggestedProducts title="Goes well with" />}
    </>
  );
}

const unknownImage = { url: '/pictures/ringvase.jpg', width: 800, height: 1000 };
const fourCollections = { limit: 4 };

/** The page for a URL that leads nowhere, with ways back into the store. */
function UnknownPage() {
  const getMessage = useShopMessages();
  return (
    <NotFoundPage
      kicker={getMessage('Error 404')}
      media={<Picture image={unknownImage} name="" decorative priority />}
      search={<SearchField submitButton />}
      action={
        <>
          <Link variant="standalone" href={hrefs.home}>
            {getMessage('Home')}
          </Link>
          <Link variant="standalone" href={hrefs.events}>
            {getMessage(eventsLink.name)}
          </Link>
          <Link variant="standalone" href={hrefs.info('contact')}>
            {getMessage('Contact us')}
          </Link>
        </>
      }
      more={
        <section aria-labelledby="collections">
          <div className={css.section}>
            <Heading level={2} id="collections">
              {getMessage('Shop by collection')}
            </Heading>
            <Link variant="standalone" href={hrefs.collections}>
              {getMessage('See all collections')}
            </Link>
          </div>
          <CollectionTiles query={fourCollections} level={3} />
        </section>
      }
    >
      {getMessage('It may have moved, or the address was mistyped.')}
    </NotFoundPage>
  );
}

/** Returns a collection's name in the menus, for use while the collection cannot be loaded. */
function getCollectionName(slug: string, getMessage: ReturnType<typeof useShopMessages>) {
  const section = sections.find((one) => one.slug === slug);
  return getMessage(section?.name ?? 'Collections');
}
