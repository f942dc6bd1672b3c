'use client';

import { classes, Heading, type HeadingLevel, Icon, Link } from '@vitrine/ui';
import { ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import * as css from './PageHead.css.ts';

export interface PageHeadProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** The heading. */
  title: ReactNode;
  /** Heading level of the title. Default 1. */
  level?: HeadingLevel;
  /** The page above this one, with its link. */
  parent?: { label: string; href?: string | undefined };
  /** The position in the list, such as “3 of 12”, after the parent. */
  position?: ReactNode;
  /** The status, next to the title. */
  status?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  /** The menu of further actions, at the end of the title's line, also where the actions are below it. */
  menu?: ReactNode;
}

/** The title of a page with its status and its actions. */
export function PageHead({
  title,
  level = 1,
  parent,
  position,
  status,
  actions,
  menu,
  className,
  ...rest
}: PageHeadProps) {
  return (
    <header {...rest} className={classes(css.root, className)}>
      {(parent || position) && (
        <div className={css.crumbs}>
          {parent?.href ? (
            <Link variant="standalone" href={parent.href}>
              {parent.label}
            </Link>
          ) : (
            parent?.label
          )}
          {parent && position && <Icon as={ChevronRight} size="small" mirrored />}
          {position && <span>{position}</span>}
        </div>
      )}
      <div className={css.titleRow}>
        <div className={css.titleAndActions}>
          <div className={css.line}>
            <Heading level={level} variant="displayL" className={css.title}>
              {title}
            </Heading>
            {status}
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
        {menu}
      </div>
    </header>
  );
}
