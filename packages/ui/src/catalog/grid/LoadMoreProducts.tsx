import { LoadMore as More } from '../../primitives/load-more/LoadMore.tsx';
import { useUi } from '../../provider/UiProvider.tsx';

export interface LoadMoreProductsProps {
  /** How many are on show, and of how many; the latter where it is known. */
  shown: number;
  total?: number;
  hasNext: boolean;
  loading: boolean;
  onLoadMore: () => void;
  className?: string;
}

/** How many objects are on show, and the way to more of them. */
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
