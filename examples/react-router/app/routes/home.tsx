import {
  collectionsAtom,
  HydrateStorefront,
  loadData,
  productsAtom,
  useAtomValue,
} from '@vitrine/atoms';
import {
  CollectionTiles,
  Container,
  Heading,
  PageHeader,
  ProductShelf,
  QuickAddToCart,
  RecentlyViewedSection,
  Stack,
} from '@vitrine/ui';
import { loadPage } from '../load-page.server.ts';
import { shopName } from '../shop.ts';
import type { Route } from './+types/home.ts';

const collections = { limit: 4 };
const products = { limit: 4 };

export const loader = ({ request }: Route.LoaderArgs) =>
  loadPage(request, (storefront) =>
    loadData(storefront, (get) => {
      get(collectionsAtom(collections));
      get(productsAtom(products));
    }),
  );

export const meta: Route.MetaFunction = () => [
  { title: shopName },
  { name: 'description', content: 'Vessels, light and small furniture, made in short runs.' },
];

export { shouldRevalidate } from '@vitrine/ui/react-router';

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <HydrateStorefront state={loaderData.state}>
      <Container>
        <PageHeader title="Made in short runs" />
        <Stack gap="56">
          <section aria-labelledby="collections">
            <Stack gap="24">
              <Heading level={2} id="collections">
                Collections
              </Heading>
              <CollectionTiles query={collections} level={3} />
            </Stack>
          </section>
          <NewProducts />
        </Stack>
      </Container>
      <RecentlyViewedSection />
    </HydrateStorefront>
  );
}

function NewProducts() {
  const { items, status } = useAtomValue(productsAtom(products));
  return (
    <ProductShelf
      title="New"
      products={items}
      loadingCount={status === 'pending' ? products.limit : 0}
      renderAction={(product) => <QuickAddToCart product={product} />}
    />
  );
}
