import { CollectionProducts } from '@vitrine/ui';

export default function CollectionProductsExample() {
  return <CollectionProducts query={{ limit: 4 }} level={3} />;
}
