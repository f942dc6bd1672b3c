import { SearchField } from '@vitrine/ui';

export default function SearchFieldExample() {
  return <SearchField />;
}
