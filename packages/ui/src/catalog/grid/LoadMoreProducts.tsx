'use client';

import { LoadMore as More } from '../../primitives/load-more/LoadMore.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import '../../messages/en/catalog.ts';

export interface LoadMoreProductsProps {
  /** Number of shown products and the total, if it is known. */
  shown: number;
  /** Number of all products, if it is known. */
  total?: number;
  /** Whether there are more. */
  hasNext: boolean;
  /** Whether the next ones are loading. */
  loading: boolean;
  /** Called to load the next ones. */
  onLoadMore: () => void;
  /** Class names of the root element. */
  className?: string;
}

/** Number of shown products, with a button for more. */
export function LoadMoreProducts({ total, ...rest }: LoadMoreProductsProps) {
  const { t } = useUi();
  const { shown } = rest;
  return (
    <More
      {...rest}
      summary={
        total === undefined
          ? t('catalog.products', { count: shown })
          : t('catalog.productsShown', { shown, count: total })
      }
      formatLoaded={(count) => t('catalog.productsLoaded', { count })}
      label={t('catalog.showMore')}
    />
  );
}
