'use client';

import type { ReactNode } from 'react';
import { BrowseCollectionsLink } from '../patterns/browse-links/BrowseLinks.tsx';
import { Container } from '../primitives/container/Container.tsx';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Text } from '../primitives/text/Text.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import { classes } from '../utils/classes.ts';
import * as css from './NotFoundPage.css.ts';
import '../messages/en/pages.ts';

export interface NotFoundPageProps {
  /** Above the title, such as “Error 404”. Default: nothing. */
  kicker?: ReactNode;
  /** The heading. Default “Page not found”. */
  title?: ReactNode;
  /** A sentence that says what may be wrong. */
  children?: ReactNode;
  /** An image of the store, such as a `Picture`: next to the text, or above it on a narrow page. */
  media?: ReactNode;
  /** A search, such as `<SearchField />`. */
  search?: ReactNode;
  /** How to continue: one or more links. Default: a link to the route `collections`. */
  action?: ReactNode;
  /** Below, such as a section with collections. */
  more?: ReactNode;
}

/**
 * The page for a URL that leads nowhere, or to something that no longer exists.
 *
 * @example
 * <NotFoundPage kicker="Error 404" media={<Picture image={image} decorative />} search={<SearchField />} />
 */
export function NotFoundPage({
  kicker,
  title,
  children,
  media,
  search,
  action = <BrowseCollectionsLink />,
  more,
}: NotFoundPageProps) {
  const { t } = useUi();
  return (
    <Container className={css.root}>
      <div className={classes(css.frame, media !== undefined && css.withMedia)}>
        {media !== undefined && <div className={css.media}>{media}</div>}
        <div>
          {kicker && (
            <Text as="p" tone="muted" className={css.kicker}>
              {kicker}
            </Text>
          )}
          <Heading level={1} variant="displayXl">
            {title ?? t('pages.notFound')}
          </Heading>
          <Text as="div" variant="bodyL" className={css.text}>
            {children ?? t('pages.notFoundHint')}
          </Text>
          {search && <div className={css.search}>{search}</div>}
          <div className={css.actions}>{action}</div>
        </div>
      </div>
      {more}
    </Container>
  );
}
