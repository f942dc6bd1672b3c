/**
 * The header of every page: name, sections, and permanent actions. 72 px high, 60 px on small
 * screens.
 */

import type { ComponentProps, ReactNode } from 'react';
import { AppLink, type AppLinkProps } from '../../provider/AppLink.tsx';
import { classes } from '../../utils/classes.ts';
import { Container } from '../container/Container.tsx';
import { PlainList } from '../plain-list/PlainList.tsx';
import * as css from './SiteHeader.css.ts';

/** The header of a site. */
function Root({ className, children, ...rest }: ComponentProps<'header'>) {
  return (
    <header {...rest} className={classes(css.root, className)}>
      <Container className={css.bar}>{children}</Container>
    </header>
  );
}

/**
 * A place for a button that opens a menu of your own on small screens, where `Nav` is hidden. It is
 * hidden from 761 px up.
 */
function Menu({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(css.menu, className)} />;
}

/** The store's name, which links to the home page. */
function Brand({ className, ...rest }: AppLinkProps) {
  return <AppLink {...rest} className={classes(css.brand, className)} />;
}

export interface SiteHeaderNavProps extends ComponentProps<'nav'> {
  /** Accessible name of these links: “Main”. */
  'aria-label': string;
  /** `SiteHeader.Link`s. */
  children: ReactNode;
}

/** The main navigation. */
function Nav({ className, children, ...rest }: SiteHeaderNavProps) {
  return (
    <nav {...rest} className={classes(css.nav, className)}>
      <PlainList className={css.list}>{children}</PlainList>
    </nav>
  );
}

export interface SiteHeaderLinkProps extends AppLinkProps {
  /** Whether this is the section of the current page. */
  current?: boolean;
}

/** A link of the navigation. */
function Link({ current, className, ...rest }: SiteHeaderLinkProps) {
  return (
    <li className={css.item}>
      <AppLink
        aria-current={current ? 'page' : undefined}
        {...rest}
        className={classes(css.link, className)}
      />
    </li>
  );
}

/** Search, account and cart, at the end of the bar. */
function Actions({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(css.actions, className)} />;
}

export * as Search from './HeaderSearch.tsx';
export { SkipLink } from './SkipLink.tsx';
export { Actions, Brand, Link, Menu, Nav, Root };
