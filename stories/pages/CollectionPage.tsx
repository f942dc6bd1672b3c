import {
  collectionBySlugAtom,
  type ListQuery,
  productsAtom,
  useAtom,
  useAtomValue,
} from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import { STORES_APP_ID } from '@vitrine/mocks';
import {
  Button,
  Callout,
  CollectionProducts,
  Container,
  DropdownMenu,
  Heading,
  Icon,
  QuickAddToCart,
  Switch,
  Text,
  TextBlocks,
  useUi,
} from '@vitrine/ui';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import * as css from './CollectionPage.css.ts';
import { hrefs } from './use-route.ts';

const orders: Record<string, ListQuery['sort']> = {
  Featured: undefined,
  'Price, lowest first': [{ fieldName: 'priceData.price', order: 'ASC' }],
  'Price, highest first': [{ fieldName: 'priceData.price', order: 'DESC' }],
  Name: [{ fieldName: 'name', order: 'ASC' }],
};

const hrefOf = ({ slug }: Product) => hrefs.product(slug);

/** A collection's title and its objects, in stock or all, in an order of the shopper's choice. */
export function CollectionPage({ slug }: { slug: string }) {
  const { t } = useUi();
  const [{ data: collection, isError, isFetching }, read] = useAtom(collectionBySlugAtom(slug));
  return (
    <Container asChild className={css.root}>
      <main>
        {collection && (
          <List
            name={collection.name ?? ''}
            text={collection.description ?? ''}
            collectionId={collection._id}
          />
        )}
        {isError && !collection && (
          <Callout
            tone="danger"
            action={
              <Button
                emphasis="text"
                tone="inherit"
                state={isFetching ? 'pending' : 'rest'}
                labels={{ pending: t('common.loading') }}
                onClick={() => void read()}
              >
                {t('common.retry')}
              </Button>
            }
          >
            {t('common.failed')}
          </Callout>
        )}
        {collection === null && <Heading level={1}>There is no such collection</Heading>}
      </main>
    </Container>
  );
}

function List({ name, text, collectionId }: { name: string; text: string; collectionId: string }) {
  const { t } = useUi();
  const [order, setOrder] = useState('Featured');
  const [inStockOnly, setInStockOnly] = useState(false);
  const query: ListQuery = {
    filter: {
      collectionIds: { $hasSome: [collectionId] },
      ...(inStockOnly && { 'stock.inStock': true }),
    },
    sort: orders[order],
    limit: 24,
  };
  const { total } = useAtomValue(productsAtom(query));
  return (
    <>
      <div className={css.head}>
        <div>
          <Heading level={1}>{name}</Heading>
          <Text as="div" tone="muted" className={css.lead}>
            <TextBlocks html={text} />
          </Text>
        </div>
        <Text tone="muted" role="status">
          {total !== undefined && t('catalog.products', { count: total })}
        </Text>
      </div>
      <div className={css.bar}>
        <Switch checked={inStockOnly} onCheckedChange={setInStockOnly}>
          In stock only
        </Switch>
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <Button emphasis="quiet" className={css.sort}>
              <span className={css.sortName}>Sort</span>
              {order}
              <Icon as={ChevronDown} />
            </Button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content align="end">
            <DropdownMenu.RadioGroup value={order} onValueChange={setOrder}>
              {Object.keys(orders).map((each) => (
                <DropdownMenu.RadioItem key={each} value={each}>
                  {each}
                </DropdownMenu.RadioItem>
              ))}
            </DropdownMenu.RadioGroup>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      </div>
      <CollectionProducts
        query={query}
        hrefOf={hrefOf}
        expected={24}
        actionOf={(product) => (
          <QuickAddToCart product={product} href={hrefOf(product)} appId={STORES_APP_ID} />
        )}
      />
    </>
  );
}
