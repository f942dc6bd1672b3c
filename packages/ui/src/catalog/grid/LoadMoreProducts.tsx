'use client';

import { type LoadMoreProps, LoadMore as More } from '../../primitives/load-more/LoadMore.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import '../../messages/en/catalog.ts';

export interface LoadMoreProductsProps
  extends Pick<LoadMoreProps, 'shown' | 'hasNext' | 'loading' | 'onLoadMore' | 'className'> {
  /** Number of all products, if it is known. */
  total?: number;
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
