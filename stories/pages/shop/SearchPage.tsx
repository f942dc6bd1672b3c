import {
  createProductList,
  createProductSearch,
  emptyListAtom,
  type ProductList,
  productsAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { Container, Heading, Link, Listing, ProductShelf } from '@vitrine/ui';
import { useEffect, useMemo, useState } from 'react';
import { facets } from '../../catalog/listing.tsx';
import { hashLocation } from '../lib/hash-location.ts';
import { useShopMessages } from '../lib/shop-messages.ts';
import { hrefs } from '../lib/use-route.ts';
import * as css from './Shop.css.ts';
import { quickAdd, ShopList } from './ShopList.tsx';
import { ShopSearch } from './ShopSearch.tsx';

/** All results for a text, with the filters and sort options of any list. */
export function SearchPage() {
  const getMessage = useShopMessages();
  const list = useMemo(() => createProductList({ facets, location: hashLocation }), []);
  const { search: text } = useAtomValue(list.stateAtom);
  const [first] = useState(text);
  const search = useMemo(() => createProductSearch({ text: first }), [first]);
  const write = useSetAtom(search.textAtom);
  useEffect(() => write(text), [text, write]);
  const isEmpty = useAtomValue(emptyListAtom(list)) === 'no-match';
  return (
    <Container className={`${css.page} ${css.titled}`}>
      <ShopList
        list={list}
        // The empty message has its own title, which replaces the page's title.
        empty={null}
        head={
          <>
            {isEmpty ? (
              <Listing.Empty
                level={1}
                className={css.nothingFound}
                action={
                  <Link variant="standalone" href={hrefs.collections}>
                    {getMessage('See all collections')}
                  </Link>
                }
              />
            ) : (
              <div className={css.head}>
                <Heading level={1}>
                  {text ? <FoundFor text={text} /> : getMessage('Search')}
                </Heading>
                <Listing.Count />
              </div>
            )}
            <ShopSearch search={search} className={css.pageSearch} />
          </>
        }
      />
      <Suggestions list={list} />
    </Container>
  );
}

/** The direction of the text does not affect the text around it. */
function FoundFor({ text }: { text: string }) {
  const [before, after] = useShopMessages()('Results for “{text}”').split('{text}');
  return (
    <>
      {before}
      <bdi>{text}</bdi>
      {after}
    </>
  );
}

/** Products to continue with if there are no results. */
function Suggestions({ list }: { list: ProductList }) {
  return useAtomValue(emptyListAtom(list)) && <SomeObjects />;
}

function SomeObjects() {
  const getMessage = useShopMessages();
  const { items, status } = useAtomValue(productsAtom({ limit: 4 }));
  return (
    <div className={css.shelves}>
      <ProductShelf
        title={getMessage('You might like')}
        products={items}
        loadingCount={status === 'pending' ? 4 : 0}
        renderAction={quickAdd}
      />
    </div>
  );
}
