'use client';

import { AppLink, classes, getNumberFormat, useUi, VisuallyHidden } from '@vitrine/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { StatusMark } from './StatusMark.tsx';
import * as css from './ViewTabs.css.ts';
import '../messages/en/frame.ts';

export interface ViewTabsProps extends ComponentProps<'ul'> {
  /** Accessible name of the tabs. */
  label: string;
}

/** Views of a list, or sections of an editor, each with its own URL. On a phone they scroll. */
export function ViewTabs({ label, className, ...rest }: ViewTabsProps) {
  return (
    <nav aria-label={label} className={css.nav}>
      <ul {...rest} className={classes(css.root, className)} />
    </nav>
  );
}

export interface ViewTabProps {
  /** Whether this view is shown. */
  current?: boolean;
  /** Number of items in the view. */
  count?: number | undefined;
  /** Whether the items wait for the owner, which a mark shows if there are any. */
  needsAction?: boolean;
  /** The URL of the view. Without it, the tab is a button that calls `onSelect`. */
  href?: string;
  /** Called when the view is chosen. */
  onSelect?: () => void;
  /** Class names of the root element. */
  className?: string;
  /** The name of the view. */
  children: ReactNode;
}

/** One view of `ViewTabs`. */
export function ViewTab({
  current,
  count,
  needsAction,
  href,
  onSelect,
  className,
  children,
}: ViewTabProps) {
  const { locale } = useUi();
  const t = useAdminTranslate();
  const isWaiting = needsAction && count !== undefined && count > 0;
  const content = (
    <>
      {isWaiting ? <StatusMark kind="needs-action">{children}</StatusMark> : children}
      {count !== undefined && (
        <span className={css.count}>
          <span aria-hidden={isWaiting || undefined}>{getNumberFormat(locale).format(count)}</span>
          {isWaiting && <VisuallyHidden>{t('admin.needsAction', { count })}</VisuallyHidden>}
        </span>
      )}
    </>
  );
  const shared = { 'aria-current': current ? ('page' as const) : undefined, className: css.tab };
  return (
    <li className={className}>
      {href === undefined ? (
        <button type="button" {...shared} onClick={onSelect}>
          {content}
        </button>
      ) : (
        <AppLink href={href} {...shared}>
          {content}
        </AppLink>
      )}
    </li>
  );
}
