import { CollectionTiles } from '@vitrine/ui/catalog';
import { PageHeader, RecentlyViewedSection } from '@vitrine/ui/pages';
import { Box, Container, Heading, Stack } from '@vitrine/ui/primitives';
import { homeQueries } from '../lib/shop.ts';
import { NewProducts } from './new-products.tsx';

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
            <NewProducts query={homeQueries.products} />
          </Stack>
        </Box>
      </Container>
      <RecentlyViewedSection />
    </>
  );
}
