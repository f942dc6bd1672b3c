'use client';

import type { Product } from '@vitrine/client/catalog';
import { StatusDot } from '../../primitives/status-dot/StatusDot.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { joinUnits } from '../../utils/text/join-units.ts';
import { getProductStock, getStockStatus } from '../product/availability/product-stock.ts';
import * as css from './Compare.css.ts';
import type { CompareRow } from './compare-rows.ts';
import '../../messages/en/catalog.ts';
import '../../messages/en/lists.ts';

export interface CompareCellProps {
  row: CompareRow;
  product: Product;
  /** The product's value. */
  text: string;
}

/** One property of one product. */
export function CompareCell({ row: { kind, name }, product, text }: CompareCellProps) {
  const { t } = useUi();
  if (kind === 'stock') {
    const stockStatus = getStockStatus(getProductStock(product));
    return (
      <StatusDot state={stockStatus.state} className={css.stock}>
        {stockStatus.state === 'sold-out'
          ? t('catalog.soldOut')
          : stockStatus.state === 'low'
            ? t('catalog.left', { count: stockStatus.count })
            : t('lists.inStock')}
      </StatusDot>
    );
  }
  if (!text) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('lists.none')}</VisuallyHidden>
      </>
    );
  }
  const facts = text.split('\n').map((fact) => (
    // The line starts at the page's start edge, whatever its text direction.
    <span key={fact} className={css.fact}>
      <bdi>{joinUnits(fact)}</bdi>
    </span>
  ));
  if (kind !== 'prose') return facts;
  return (
    <details>
      <summary className={css.read}>
        <span className={css.whenClosed}>{t('lists.compareRead')}</span>
        <span className={css.whenOpen}>{t('lists.compareClose')}</span>
        <VisuallyHidden>
          {' '}
          ({name}, {product.name})
        </VisuallyHidden>
      </summary>
      {facts}
    </details>
  );
}
