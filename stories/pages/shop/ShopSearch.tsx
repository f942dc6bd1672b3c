import { SearchField, type SearchFieldProps } from '@vitrine/ui';
import { search as everywhere } from '../lib/saved-products.ts';
import { go } from '../lib/use-route.ts';

export interface ShopSearchProps extends Pick<SearchFieldProps, 'autoFocus' | 'className'> {
  /** Search state; defaults to the one shared by all pages. */
  search?: SearchFieldProps['search'];
  /** Called when the visitor opens a result. */
  onLeave?: () => void;
}

/** The search of the demo shop, over all of its objects and collections. */
export function ShopSearch({ onLeave, search = everywhere, ...rest }: ShopSearchProps) {
  return (
    <SearchField
      {...rest}
      search={search}
      navigate={(href) => {
        onLeave?.();
        go(href);
      }}
      onClick={({ target }) => (target as Element).closest('a') && onLeave?.()}
    />
  );
}
