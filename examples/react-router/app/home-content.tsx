import { productsAtom, useAtomValue } from '@vitrine/atoms';
import {
  Box,
  CollectionTiles,
  Container,
  Heading,
  PageHeader,
  ProductShelf,
  QuickAddToCart,
  RecentlyViewedSection,
  Stack,
} from '@vitrine/ui';
import { homeQueries } from './shop.ts';

/** What the home page shows below the header. */
export function HomeContent() {
  return (
    <>
      <Container>
        <Box paddingBlock={{ small: '8', medium: '32' }}>
          <PageHeader title="Made in short runs" />
          <Stack gap="56">
            <section aria-labelledby="collections">
              <Stack gap="24">
                <Heading level={2} id="collections">
                  Collections
                </Heading>
                <CollectionTiles query={homeQueries.collections} level={3} />
              </Stack>
            </section>
            <NewProducts />
          </Stack>
        </Box>
      </Container>
      <RecentlyViewedSection />
    </>
  );
}

function NewProducts() {
  const { items, status } = useAtomValue(productsAtom(homeQueries.products));
  return (
    <ProductShelf
      title="New"
      products={items}
      loadingCount={status === 'pending' ? homeQueries.products.limit : 0}
      renderAction={(product) => <QuickAddToCart product={product} />}
    />
  );
}
