import type { Product } from '@vitrine/client/catalog';
import { Mark } from '../../primitives/mark/Mark.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { ProductPrice } from '../price/ProductPrice.tsx';
import { productStock, stockMark } from '../stock.ts';
import type { CompareRow } from './compare-rows.ts';

export interface CompareCellProps {
  row: CompareRow;
  product: Product;
  /** What the product has there. */
  words: string;
}

/** One property of one product. */
export function CompareCell({ row: { kind }, product, words }: CompareCellProps) {
  const { t } = useUi();
  if (kind === 'price') return <ProductPrice product={product} />;
  if (kind === 'stock') {
    const mark = stockMark(productStock(product));
    if (mark.state === 'sold') return <Mark state="sold">{t('catalog.soldOut')}</Mark>;
    if (mark.state === 'few') {
      return <Mark state="few">{t('catalog.left', { count: mark.count })}</Mark>;
    }
    return <Mark state="available">{t('catalog.inStock')}</Mark>;
  }
  if (words) return <bdi>{words}</bdi>;
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('lists.none')}</VisuallyHidden>
    </>
  );
}
