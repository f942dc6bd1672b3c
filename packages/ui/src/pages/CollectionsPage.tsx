'use client';

import type { ReactNode } from 'react';
import { CollectionTiles, type CollectionTilesProps } from '../catalog/grid/CollectionTiles.tsx';
import { Container } from '../primitives/container/Container.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import * as css from './Page.css.ts';
import { PageHeader } from './PageHeader.tsx';
import '../messages/en/pages.ts';

export interface CollectionsPageProps extends Pick<CollectionTilesProps, 'query'> {
  /** Default “Collections”. */
  title?: ReactNode;
}

const firstPage = { limit: 12 };

/** All collections of the shop, a page at a time. */
export function CollectionsPage({ title, query = firstPage }: CollectionsPageProps) {
  const { t } = useUi();
  return (
    <Container className={css.titled}>
      <PageHeader title={title ?? t('pages.collections')} />
      <CollectionTiles query={query} paged />
    </Container>
  );
}
