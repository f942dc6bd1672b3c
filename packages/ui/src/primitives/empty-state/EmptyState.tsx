import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../utils/classes.ts';
import { Heading, type HeadingLevel } from '../heading/Heading.tsx';
import { Text } from '../text/Text.tsx';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** A short text that the list is empty: “Nothing here yet”. */
  title: ReactNode;
  /** Heading level of the title, which also sets its size: 1 is the page's title. Default 2. */
  level?: HeadingLevel;
  /** One sentence: why, or when there will be something. */
  children?: ReactNode;
  /** The main action: a `Button` or a `Link`. */
  action?: ReactNode;
}

/** Replaces a list without items. Has no illustration. */
export function EmptyState({
  title,
  level = 2,
  action,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} className={classes(css.root, className)}>
      <Heading
        level={level}
        variant={level === 1 ? 'displayL' : level === 2 ? 'displayM' : 'displayS'}
      >
        {title}
      </Heading>
      {children && (
        <Text as="p" variant="bodyL" tone="muted">
          {children}
        </Text>
      )}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
