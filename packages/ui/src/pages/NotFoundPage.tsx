'use client';

import type { ReactNode } from 'react';
import { BrowseCollectionsLink } from '../patterns/browse-links/BrowseLinks.tsx';
import { Container } from '../primitives/container/Container.tsx';
import { EmptyState } from '../primitives/empty-state/EmptyState.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import * as css from './Page.css.ts';
import '../messages/en/pages.ts';

export interface NotFoundPageProps {
  /** Default “Page not found”. */
  title?: ReactNode;
  /** A sentence that says what may be wrong. */
  children?: ReactNode;
  /** How to continue. Default: a link to the route `collections`. */
  action?: ReactNode;
}

/** The page for a URL that leads nowhere. */
export function NotFoundPage({
  title,
  children,
  action = <BrowseCollectionsLink />,
}: NotFoundPageProps) {
  const { t } = useUi();
  return (
    <Container className={css.page}>
      <EmptyState level={1} title={title ?? t('pages.notFound')} action={action}>
        {children ?? t('pages.notFoundHint')}
      </EmptyState>
    </Container>
  );
}
