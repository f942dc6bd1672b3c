'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './Account.css.ts';

export interface AccountSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading. */
  title: string;
  /** Action at the end of the title line. */
  action?: ReactNode;
}

/** A section of the account: custom, such as orders, or one of the provided ones. */
export function AccountSection({
  title,
  action,
  className,
  children,
  ...rest
}: AccountSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} {...rest} className={classes(css.section, className)}>
      <div className={css.sectionHeader}>
        <Heading id={titleId} level={2} variant="displayS">
          {title}
        </Heading>
        {action}
      </div>
      <div className={css.content}>{children}</div>
    </section>
  );
}

export interface AccountRowProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What the row is about. */
  title: ReactNode;
  /** A sentence below it. */
  note?: ReactNode;
  /** The actions, a `Button` or a `Link`. */
  children?: ReactNode;
}

/** A line of a section: what it is, and what can be done about it. */
export function AccountRow({ title, note, className, children, ...rest }: AccountRowProps) {
  return (
    <div {...rest} className={classes(css.row, className)}>
      <Text tone="muted" className={css.rowTitle}>
        {title}
      </Text>
      {note && <Text className={css.note}>{note}</Text>}
      {children && <div className={css.rowEnd}>{children}</div>}
    </div>
  );
}

/** Lines below each other. */
export function AccountRows({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(css.rows, className)} />;
}
