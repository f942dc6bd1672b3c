import { CollectionsPage } from '@vitrine/ui';

export default function CollectionsPageExample() {
  return <CollectionsPage title="Collections" />;
}
