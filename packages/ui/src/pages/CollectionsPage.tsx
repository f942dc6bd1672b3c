'use client';

import type { ReactNode } from 'react';
import { CollectionTiles, type CollectionTilesProps } from '../catalog/grid/CollectionTiles.tsx';
import { Container } from '../primitives/container/Container.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import * as css from './Page.css.ts';
import { PageHeader } from './PageHeader.tsx';
import '../messages/en/pages.ts';

export interface CollectionsPageProps extends Pick<CollectionTilesProps, 'query'> {
  /** The heading. Default “Collections”. */
  title?: ReactNode;
  /** A sentence below the title. */
  description?: ReactNode;
  /** At the end of the title's line, such as a button to all products. */
  end?: ReactNode;
}

const firstPage = { limit: 24 };

/** All collections of the shop; more than 24 follow a page at a time. */
export function CollectionsPage({
  title,
  description,
  end,
  query = firstPage,
}: CollectionsPageProps) {
  const { t } = useUi();
  return (
    <Container className={css.titled}>
      <PageHeader title={title ?? t('pages.collections')} description={description} end={end} />
      <CollectionTiles query={query} layout="mosaic" paged />
    </Container>
  );
}
