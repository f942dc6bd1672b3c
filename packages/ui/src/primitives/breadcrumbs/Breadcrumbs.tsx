'use client';

/**
 * The path from the home page to this page. `Current` may be left out where the page's title follows.
 */

import { ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { AppLink, type AppLinkProps } from '../../provider/AppLink.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { Icon } from '../icon/Icon.tsx';
import * as css from './Breadcrumbs.css.ts';
import '../../messages/en/common.ts';

/** The way to the current page. */
function Root({ className, children, ...rest }: ComponentProps<'nav'>) {
  const { t } = useUi();
  return (
    <nav aria-label={t('common.breadcrumbs')} {...rest} className={className}>
      <ol className={css.list}>{children}</ol>
    </nav>
  );
}

export type BreadcrumbsLinkProps = AppLinkProps;

/** A parent page, followed by a chevron unless it is the last one. */
function Link({ className, ...rest }: BreadcrumbsLinkProps) {
  return (
    <li className={css.item}>
      <AppLink {...rest} className={classes(css.link, className)} />
      <Icon as={ChevronRight} size="small" mirrored className={css.separator} />
    </li>
  );
}

/** The page itself, last. */
function Current({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <li className={css.item}>
      <span aria-current="page" {...rest} className={classes(css.current, className)} />
    </li>
  );
}

export { Current, Link, Root };
