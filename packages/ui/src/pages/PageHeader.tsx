import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Text } from '../primitives/text/Text.tsx';
import { classes } from '../utils/classes.ts';
import * as css from './Page.css.ts';

export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The `h1` of the page. */
  title: ReactNode;
  /** A sentence below the title. */
  description?: ReactNode;
  /** At the end of the title's line, such as the number of results. */
  end?: ReactNode;
}

/** The title of a page, with space below it. */
export function PageHeader({ title, description, end, className, ...rest }: PageHeaderProps) {
  return (
    <div {...rest} className={classes(css.header, className)}>
      {description ? (
        <div>
          <Heading level={1}>{title}</Heading>
          <Text as="p" tone="muted" className={css.description}>
            {description}
          </Text>
        </div>
      ) : (
        <Heading level={1}>{title}</Heading>
      )}
      {end}
    </div>
  );
}
