import type { Product } from '@vitrine/client/catalog';
import { Mark } from '../../primitives/mark/Mark.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { ProductPrice } from '../price/ProductPrice.tsx';
import { productStock, stockMark } from '../stock.ts';
import * as css from './Compare.css.ts';
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
    return <Mark state="available">{t('lists.inStock')}</Mark>;
  }
  if (words) {
    return words.split('\n').map((fact) => (
      // The line begins where the page's lines do, whatever way its words run.
      <span key={fact} className={css.fact}>
        <bdi>{fact}</bdi>
      </span>
    ));
  }
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('lists.none')}</VisuallyHidden>
    </>
  );
}
