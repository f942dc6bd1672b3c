'use client';

import type { ReactNode } from 'react';
import { CompareTable, type CompareTableProps } from '../catalog/compare/CompareTable.tsx';
import { BrowseCollectionsLink } from '../patterns/browse-links/BrowseLinks.tsx';
import { Container } from '../primitives/container/Container.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import * as css from './Page.css.ts';
import { PageHeader } from './PageHeader.tsx';
import '../messages/en/pages.ts';

export interface ComparePageProps extends CompareTableProps {
  /** Default “Compare”. */
  title?: ReactNode;
}

/** The products that were chosen to be compared, side by side. */
export function ComparePage({
  title,
  emptyAction = <BrowseCollectionsLink />,
  ...table
}: ComparePageProps) {
  const { t } = useUi();
  return (
    <Container className={css.titled}>
      <PageHeader title={title ?? t('pages.compare')} />
      <CompareTable {...table} emptyAction={emptyAction} />
    </Container>
  );
}
