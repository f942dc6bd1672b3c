'use client';

import { classes, Heading, type HeadingLevel } from '@vitrine/ui';
import { type ReactNode, useId } from 'react';
import * as css from './PageSection.css.ts';

interface PageSectionProps {
  title: string;
  level: HeadingLevel;
  /** Text or a button at the end of the title. */
  aside?: ReactNode;
  /** Sets the space under the rule and between the contents. */
  className: string;
  children: ReactNode;
}

/** A section of a page under an ink rule. */
export function PageSection({ title, level, aside, className, children }: PageSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classes(css.root, className)}>
      <div className={css.header}>
        <Heading id={titleId} level={level} variant="bodyStrong">
          {title}
        </Heading>
        {aside && <div className={css.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}
