import { collectionsAtom, HydrateStorefront, loadData, productsAtom } from '@vitrine/atoms';
import { CollectionTiles } from '@vitrine/ui/catalog';
import { PageHeader, RecentlyViewedSection } from '@vitrine/ui/pages';
import { Container, Heading, Stack } from '@vitrine/ui/primitives';
import { loadPage, type SearchParams } from '../lib/load-page.ts';
import { NewProducts } from './new-products.tsx';

const collections = { limit: 4 };
const products = { limit: 4 };

export default async function Home({ searchParams }: { searchParams: SearchParams }) {
  const { state } = await loadPage(searchParams, (storefront) =>
    loadData(storefront, (get) => {
      get(collectionsAtom(collections));
      get(productsAtom(products));
    }),
  );
  return (
    <HydrateStorefront state={state}>
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
          <NewProducts query={products} />
        </Stack>
      </Container>
      <RecentlyViewedSection />
    </HydrateStorefront>
  );
}
