import '@vitrine/theme/styles.css';
import type { Product } from '@vitrine/client/catalog';
import { createRoot } from 'react-dom/client';
import { ProductGrid } from '../../ui/src/catalog/grid/ProductGrid.tsx';
import { UiProvider } from '../../ui/src/provider/UiProvider.tsx';

const sorts: Product[] = await (await fetch('/products.json')).json();

/** Each sort repeatedly, as many as the page requests. */
const count = Number(new URLSearchParams(location.search).get('count'));
const products = Array.from({ length: count }, (_, index): Product => {
  const sort = sorts[index % sorts.length] as Product;
  return { ...sort, _id: `${sort._id}-${index}`, name: `${sort.name} ${index}` };
});

createRoot(document.getElementById('root') as HTMLElement).render(
  <UiProvider>
    <main style={{ padding: 48 }}>
      <ProductGrid products={products} />
    </main>
  </UiProvider>,
);
