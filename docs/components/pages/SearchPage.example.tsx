import { SearchPage } from '@vitrine/ui';

export default function SearchPageExample() {
  return <SearchPage />;
}
