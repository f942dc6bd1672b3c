'use client';

import { type ListQuery, productsAtom, useAtom } from '@vitrine/atoms';
import { useEffect, useRef } from 'react';
import { ListPagination } from '../../patterns/list-footer/ListPagination.tsx';
import * as css from './CollectionProducts.css.ts';
import { LoadMoreProducts } from './LoadMoreProducts.tsx';
import { ProductGrid, type ProductGridProps } from './ProductGrid.tsx';

export interface CollectionProductsProps
  extends Omit<ProductGridProps, 'products' | 'status' | 'isStale' | 'onRetry' | 'footer' | 'ref'> {
  /** Filter, sort order and page length of the products. */
  query: ListQuery;
  /** The URL of a page of the list: with it pages are numbered, without it more are loaded. */
  pageHref?: (page: number) => string;
  /** The current page, if the host stores it in its URL. */
  page?: number;
  /** Another page was chosen. */
  onPage?: (page: number) => void;
}

/**
 * A product list by query, page by page. The previous content stays until the new response arrives.
 */
export function CollectionProducts({
  query,
  pageHref,
  page,
  onPage,
  ...rest
}: CollectionProductsProps) {
  const [list, load] = useAtom(productsAtom(query));
  const top = useRef<HTMLDivElement>(null);
  const { items, total, first, last, pageCount, error, status, hasNext, isLoadingMore } = list;

  useEffect(() => {
    if (page !== undefined && page !== first) void load({ page });
  }, [page, first, load]);

  const turn = (target: number) => {
    onPage?.(target);
    if (page === undefined) void load({ page: target });
  };
  const pages = pageHref && pageCount !== undefined && pageCount > 1 && (
    <ListPagination
      page={first}
      pages={pageCount}
      href={pageHref}
      onPageSelect={turn}
      top={top}
      className={css.footer}
    />
  );
  const more = !pageHref && items.length > 0 && (
    <LoadMoreProducts
      shown={items.length}
      total={total}
      hasNext={hasNext || isLoadingMore}
      loading={isLoadingMore}
      onLoadMore={() => void load('more')}
      className={css.footer}
    />
  );
  return (
    <ProductGrid
      {...rest}
      ref={top}
      products={items}
      status={error ? 'error' : status}
      isStale={list.isPlaceholderData}
      onRetry={() => void load(last > first ? 'more' : undefined)}
      footer={pages || more}
    />
  );
}
