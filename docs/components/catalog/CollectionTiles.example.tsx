import { CollectionTiles } from '@vitrine/ui';

export default function CollectionTilesExample() {
  return <CollectionTiles layout="rows" level={3} query={{ limit: 3 }} />;
}
