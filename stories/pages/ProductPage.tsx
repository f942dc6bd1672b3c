import { productBySlugAtom, useAtomValue } from '@vitrine/atoms';
import { STORES_APP_ID } from '@vitrine/mocks';
import { Breadcrumbs, Container, Link, ProductDetail } from '@vitrine/ui';
import * as css from './ProductPage.css.ts';
import { hrefs } from './use-route.ts';

const shop = hrefs.collection('for-the-table');

/** One object of the demo shop. `onAdded` is called once it is in the cart. */
export function ProductPage({ slug, onAdded }: { slug: string; onAdded: () => void }) {
  const { data: product } = useAtomValue(productBySlugAtom(slug));
  return (
    <Container asChild className={css.root}>
      <main>
        <Breadcrumbs.Root className={css.trail}>
          <Breadcrumbs.Link href={shop}>Shop</Breadcrumbs.Link>
          <Breadcrumbs.Link href={shop}>For the table</Breadcrumbs.Link>
          <Breadcrumbs.Current>{product?.name ?? '…'}</Breadcrumbs.Current>
        </Breadcrumbs.Root>
        <ProductDetail
          slug={slug}
          appId={STORES_APP_ID}
          priceNote="VAT included"
          availabilityNote="Collect at Fenn House, today from 14:00"
          onAdded={onAdded}
          notFoundAction={
            <Link place="standalone" href={shop}>
              See all objects
            </Link>
          }
        />
      </main>
    </Container>
  );
}
