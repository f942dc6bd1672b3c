import {
  collectionBySlugAtom,
  createCollectionList,
  createStorefront,
  createWishlist,
  type DehydratedStorefront,
  dehydrateStorefront,
  HydrateStorefront,
  loadCollectionPage,
  loadProductPage,
  locationAtom,
  memoryLocation,
  type Storefront,
  StorefrontProvider,
  stockFacet,
  useAtomValue,
} from '@vitrine/atoms';
import { createClient } from '@vitrine/client';
import {
  CartTrigger,
  CollectionHero,
  Listing,
  ProductDetail,
  UiProvider,
  WishlistButton,
} from '@vitrine/ui';
import { reactRouterLink, useReactRouterLocation } from '@vitrine/ui/react-router';
import { useMemo, useState } from 'react';
import {
  data,
  Link,
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useLoaderData,
  useParams,
} from 'react-router';
import '@vitrine/theme/styles.css';

const facets = [stockFacet];
const wishlist = createWishlist();
const routes = {
  product: (slug: string) => `/products/${slug}`,
  collection: (slug: string) => `/collections/${slug}`,
  cart: '/cart',
};

interface LoadedPage {
  state: DehydratedStorefront;
}

/** The routes of a shop as a host writes them, on its server and in the browser. */
export function createRoutes(
  apiBaseUrl: string,
  onLoad: (path: string) => void = () => {},
): RouteObject[] {
  const createShopClient = () => createClient({ clientId: 'fenn-house', provider: { apiBaseUrl } });

  /** Loads a page in a storefront of its own, as a loader on a server. */
  const createLoader =
    (load: (storefront: Storefront, slug: string) => Promise<unknown>) =>
    async ({ request, params }: LoaderFunctionArgs): Promise<LoadedPage> => {
      const url = new URL(request.url);
      onLoad(url.pathname + url.search);
      const location = memoryLocation(url.search);
      const storefront = createStorefront({ client: createShopClient(), location });
      if (!(await load(storefront, params.slug ?? ''))) throw data(null, { status: 404 });
      return { state: dehydrateStorefront(storefront) };
    };

  function Root() {
    const location = useReactRouterLocation();
    const [storefront] = useState(() => createStorefront({ client: createShopClient(), location }));
    return (
      <StorefrontProvider storefront={storefront}>
        <UiProvider {...reactRouterLink} locale="en-GB" routes={routes}>
          <Header />
          <Outlet />
          <ScrollRestoration />
        </UiProvider>
      </StorefrontProvider>
    );
  }

  return [
    {
      path: '/',
      Component: Root,
      children: [
        {
          path: 'products/:slug',
          loader: createLoader((storefront, slug) => loadProductPage(storefront, { slug })),
          Component: ProductPage,
        },
        {
          path: 'collections/:slug',
          loader: createLoader((storefront, slug) =>
            loadCollectionPage(storefront, { slug, facets, limit: 4 }),
          ),
          Component: CollectionPage,
        },
        { path: 'mistakes/no-loader/:slug', Component: PageWithoutLoader },
        { path: 'mistakes/no-state/:slug', Component: PageWithoutState },
      ],
    },
  ];
}

/** It is above the component that hydrates the storefront, and shows data of the device. */
function Header() {
  const { length } = useAtomValue(wishlist.idsAtom);
  return (
    <header>
      <p id="saved">{length} saved</p>
      <Link to="/collections/light">Light</Link> <Link to="?sort=name">By name</Link>
      <CartTrigger />
    </header>
  );
}

function ProductPage() {
  const { state } = useLoaderData<LoadedPage>();
  const { slug = '' } = useParams();
  const location = useAtomValue(locationAtom);
  return (
    <HydrateStorefront state={state}>
      <ProductDetail slug={slug} location={location} />
    </HydrateStorefront>
  );
}

/** A host's mistake: a page that is rendered on the server without its data. */
const PageWithoutLoader = () => <ProductDetail slug={useParams().slug ?? ''} />;

/** A host's mistake: a loader that returns no state. */
const PageWithoutState = () => (
  <HydrateStorefront state={undefined as never}>
    <p>Page</p>
  </HydrateStorefront>
);

function CollectionPage() {
  const { state } = useLoaderData<LoadedPage>();
  const { slug = '' } = useParams();
  return (
    <HydrateStorefront state={state}>
      <Collection slug={slug} />
    </HydrateStorefront>
  );
}

function Collection({ slug }: { slug: string }) {
  const { data: collection } = useAtomValue(collectionBySlugAtom(slug));
  const location = useAtomValue(locationAtom);
  const list = useMemo(
    () => collection && createCollectionList(collection, { facets, limit: 4, location }),
    [collection, location],
  );
  if (!collection || !list) return <p>Waiting</p>;
  return (
    <Listing.Root list={list}>
      <CollectionHero collection={collection} count={<Listing.Count />} />
      <Listing.Bar toggle="stock" />
      <Listing.Grid
        renderAction={(product) => <WishlistButton wishlist={wishlist} product={product} />}
      />
    </Listing.Root>
  );
}
