'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './EventForm.css.ts';

interface FormSectionGroupProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  level?: HeadingLevel | undefined;
  /** On the line of the title. */
  aside?: ReactNode;
}

/** The title and the content of one section of a form. */
export function FormSectionGroup({
  title,
  level = 2,
  aside,
  className,
  children,
  ...rest
}: FormSectionGroupProps) {
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand on a line with an action.
    <div
      role="group"
      aria-labelledby={title ? titleId : undefined}
      {...rest}
      className={classes(css.section, className)}
    >
      {(title || aside) && (
        <div className={css.header}>
          {title && (
            <Heading level={level} variant="title" id={titleId}>
              {title}
            </Heading>
          )}
          {aside}
        </div>
      )}
      {children}
    </div>
  );
}
