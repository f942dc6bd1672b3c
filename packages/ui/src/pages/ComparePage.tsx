'use client';

import type { Product } from '@vitrine/client/catalog';
import type { ReactNode } from 'react';
import { QuickAddToCart } from '../catalog/card/QuickAddToCart.tsx';
import { CompareTable, type CompareTableProps } from '../catalog/compare/CompareTable.tsx';
import { BrowseCollectionsLink } from '../patterns/browse-links/BrowseLinks.tsx';
import { Container } from '../primitives/container/Container.tsx';
import { Heading } from '../primitives/heading/Heading.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import * as css from './Page.css.ts';
import '../messages/en/pages.ts';

export interface ComparePageProps extends CompareTableProps {
  /** The heading. Default “Compare”. */
  title?: ReactNode;
  /** Under a product's price. Default: `<QuickAddToCart>` with `variant="full"`. */
  renderAction?: (product: Product) => ReactNode;
  /** Additional action of an empty comparison. Default: a link to the route `collections`. */
  emptyAction?: ReactNode;
}

const renderQuickAdd = (product: Product) => <QuickAddToCart product={product} variant="full" />;

/** The products that were chosen to be compared, side by side. */
export function ComparePage({
  title,
  renderAction = renderQuickAdd,
  emptyAction = <BrowseCollectionsLink />,
  ...table
}: ComparePageProps) {
  const { t } = useUi();
  return (
    <Container className={css.titled}>
      <CompareTable
        heading={
          <Heading level={1} className={css.title}>
            {title ?? t('pages.compare')}
          </Heading>
        }
        renderAction={renderAction}
        emptyAction={emptyAction}
        {...table}
      />
    </Container>
  );
}
