'use client';

/** The footer of every page, under a hairline: about, links, legal notes. */

import { Plus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { AppLink, type AppLinkProps } from '../../provider/AppLink.tsx';
import { classes } from '../../utils/classes.ts';
import { Container } from '../container/Container.tsx';
import { Icon } from '../icon/Icon.tsx';
import { PlainList } from '../plain-list/PlainList.tsx';
import * as css from './SiteFooter.css.ts';

/** The footer of a site. */
function Root({ className, children, ...rest }: ComponentProps<'footer'>) {
  return (
    <footer {...rest} className={classes(css.root, className)}>
      <Container>{children}</Container>
    </footer>
  );
}

/** `Lead` and `Section`s side by side, stacked on narrow screens. */
function Columns({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(css.columns, className)} />;
}

/** A sentence about the store. */
function Lead({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(css.description, className)} />;
}

/** The store's name above its sentence. */
function Name({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={classes(css.name, className)} />;
}

export interface SiteFooterSectionProps extends Omit<ComponentProps<'nav'>, 'title'> {
  /** Heading of the links. */
  title: ReactNode;
  /** `SiteFooter.Link`s. */
  children: ReactNode;
}

/** Links under a heading. On phones the heading is a button that opens them. */
function Section({ title, className, children, ...rest }: SiteFooterSectionProps) {
  const titleId = useId();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <nav aria-labelledby={titleId} {...rest} className={classes(css.section, className)}>
      <h2 className={css.heading}>
        {/* One of the two is displayed, so that a server does not have to know the width. */}
        <span id={titleId} className={css.title}>
          {title}
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          className={css.toggle}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <Icon as={Plus} size="small" className={css.sign} />
        </button>
      </h2>
      <PlainList id={listId} data-state={isOpen ? 'open' : 'closed'} className={css.list}>
        {children}
      </PlainList>
    </nav>
  );
}

/** A link in a section. */
function Link({ className, ...rest }: AppLinkProps) {
  return (
    <li>
      <AppLink {...rest} className={classes(css.link, className)} />
    </li>
  );
}

/** The last line: copyright and legal notes. */
function Base({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(css.base, className)} />;
}

export { Base, Columns, Lead, Link, Name, Root, Section };
