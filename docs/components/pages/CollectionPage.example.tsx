import { CollectionPage } from '@vitrine/ui';

export default function CollectionPageExample() {
  return <CollectionPage slug="for-the-table" />;
}
