'use client';

import {
  classes,
  Drawer,
  Heading,
  type HeadingLevel,
  IconButton,
  useMediaQuery,
} from '@vitrine/ui';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { compactDensity } from './compact-density.ts';
import * as css from './Inspector.css.ts';
import '../messages/en/frame.ts';

export interface InspectorProps
  extends Omit<ComponentProps<'section'>, 'title' | 'children' | 'ref'> {
  /** The heading. */
  title: ReactNode;
  /** Heading level of the title. Default 2. */
  level?: HeadingLevel;
  /** Closes it. The caller moves the focus back to the row. */
  onClose: () => void;
  /** The content. */
  children: ReactNode;
}

/**
 * One row of a list in detail, at its end side; a drawer on screens below 1024 px. Escape closes it. It
 * does not take the focus, so that the arrow keys of the list go on working.
 */
export function Inspector({
  title,
  level = 2,
  onClose,
  className,
  children,
  ...rest
}: InspectorProps) {
  const t = useAdminTranslate();
  const isBeside = useMediaQuery('(min-width: 1024px)');
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !panel.current?.contains(event.target as Node)) return;
      event.preventDefault();
      onClose();
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [onClose]);
  if (!isBeside) {
    return (
      <Drawer.Root open onOpenChange={(open) => !open && onClose()}>
        <Drawer.Content
          {...rest}
          {...compactDensity(css.drawer, className)}
          aria-describedby={undefined}
        >
          <Drawer.Header>
            <Drawer.Title>{title}</Drawer.Title>
          </Drawer.Header>
          <Drawer.Body>
            <div className={css.stack}>{children}</div>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    );
  }
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      ref={panel}
      className={classes(css.panel, className)}
    >
      <div className={css.content}>
        <div className={css.header}>
          <Heading id={titleId} level={level} variant="title" className={css.title}>
            {title}
          </Heading>
          <IconButton label={t('admin.close')} icon={X} className={css.close} onClick={onClose} />
        </div>
        <div className={classes(css.body, css.stack)}>{children}</div>
      </div>
    </section>
  );
}

/** The facts of a row, below each other; its children are `InspectorFact`s. */
export function InspectorFacts({ children }: { children: ReactNode }) {
  return <dl className={css.facts}>{children}</dl>;
}

/** One fact: a term and its value. */
export function InspectorFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

/** The buttons below the facts. */
export function InspectorActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}
