import type { MarkState } from '../../primitives/mark/Mark.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { productStock, stockMark } from '../stock.ts';
import { useProductPlace } from './product-context.ts';

/** Whether what is chosen can be had, with the dot that says it. */
export interface AvailabilityWords {
  mark: MarkState;
  words: string;
}

/** The availability of what is chosen; of the whole product while something is still open. */
export function useAvailability(): AvailabilityWords {
  const { t } = useUi();
  const { product, view, preorder, few } = useProductPlace();
  if (view.state === 'pre-order') {
    return { mark: 'available', words: preorder?.message || t('catalog.preOrder') };
  }
  const stock =
    view.state === 'incomplete'
      ? productStock(product)
      : { inStock: view.state === 'available', quantity: view.quantity };
  const mark = stockMark(stock, few);
  if (mark.state === 'sold') return { mark: 'sold', words: t('catalog.soldOut') };
  if (mark.state === 'few') return { mark: 'few', words: t('catalog.left', { count: mark.count }) };
  return { mark: 'available', words: t('catalog.inStock') };
}
