'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { AppLink } from '../../provider/AppLink.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { getNumberFormat } from '../../utils/number-format.ts';
import { Icon } from '../icon/Icon.tsx';
import * as css from './Pagination.css.ts';
import { getPageList } from './page-list.ts';
import '../../messages/en/common.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current page, from 1. */
  page: number;
  /** Number of pages, 0 for an empty list. */
  pages: number;
  /** The URL of a page: every page is a real link. */
  href: (page: number) => string;
  /**
   * Called when a page is selected in this tab. Prevent the event's default to load it in place.
   */
  onPage?: (page: number, event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * Links to the pages of a list. Narrow layouts show only previous, the current position and next.
 * Renders nothing if there is only one page.
 */
export function Pagination({ page, pages, href, onPage, className, ...rest }: PaginationProps) {
  const { t, locale } = useUi();
  const number = getNumberFormat(locale);
  const linkTo = (target: number) => ({
    href: target < 1 || target > pages ? undefined : href(target),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (!opensElsewhere(event)) onPage?.(target, event);
    },
  });
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('common.pages')} {...rest} className={classes(css.root, className)}>
      <div className={css.bar}>
        <Step {...linkTo(page - 1)} label={t('common.previousPage')}>
          <Icon as={ChevronLeft} size="small" mirrored />
          {t('common.previous')}
        </Step>
        <span className={css.position}>{t('common.pageOf', { page, pages })}</span>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari treats a list without markers as one only by its role. */}
        <ol role="list" className={css.list}>
          {getPageList(page, pages).map((item, index) =>
            item === 'gap' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name but its place.
              <li key={`gap ${index}`} aria-hidden="true" className={css.gap}>
                …
              </li>
            ) : (
              <li key={item}>
                <PageLink
                  {...linkTo(item)}
                  label={t('common.page', { page: item })}
                  current={item === page}
                >
                  {number.format(item)}
                </PageLink>
              </li>
            ),
          )}
        </ol>
        <Step {...linkTo(page + 1)} label={t('common.nextPage')}>
          {t('common.next')}
          <Icon as={ChevronRight} size="small" mirrored />
        </Step>
      </div>
    </nav>
  );
}

const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

interface PageLinkProps {
  href: string | undefined;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The full label, for screen readers. */
  label: string;
  children: ReactNode;
}

function PageLink({
  href,
  onClick,
  label,
  current,
  children,
}: PageLinkProps & { current: boolean }) {
  return (
    <AppLink
      href={href}
      onClick={onClick}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      className={css.page}
    >
      {children}
    </AppLink>
  );
}

/** On the first or last page the label stays as a disabled link. */
function Step({ href, onClick, label, children }: PageLinkProps) {
  if (href === undefined) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: what leads nowhere has no URL.
      <a role="link" aria-disabled="true" aria-label={label} className={css.step}>
        {children}
      </a>
    );
  }
  return (
    <AppLink href={href} onClick={onClick} aria-label={label} className={css.step}>
      {children}
    </AppLink>
  );
}
