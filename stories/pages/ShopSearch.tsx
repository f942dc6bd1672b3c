import { SearchField, type SearchFieldProps } from '@vitrine/ui';
import { hrefOf } from '../lib/shop.ts';
import { search } from './kept.ts';
import { go, hrefs } from './use-route.ts';

export interface ShopSearchProps extends Pick<SearchFieldProps, 'autoFocus' | 'className'> {
  /** The visitor goes to what was found. */
  onLeave?: () => void;
}

/** The search of the demo shop, over all of its objects and collections. */
export function ShopSearch({ onLeave, ...rest }: ShopSearchProps) {
  return (
    <SearchField
      {...rest}
      search={search}
      hrefOf={hrefOf}
      collectionHrefOf={({ slug }) => hrefs.collection(slug)}
      allHrefOf={hrefs.search}
      navigate={(href) => {
        onLeave?.();
        go(href);
      }}
      onClick={({ target }) => (target as Element).closest('a') && onLeave?.()}
    />
  );
}
