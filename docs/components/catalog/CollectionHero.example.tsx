import { collectionBySlugAtom, useAtomValue } from '@vitrine/atoms';
import { CollectionHero, Spinner } from '@vitrine/ui';

export default function CollectionHeroExample() {
  const { data: collection } = useAtomValue(collectionBySlugAtom('for-the-table'));
  return collection ? (
    <CollectionHero collection={collection} level={2} />
  ) : (
    <Spinner label="Loading" />
  );
}
