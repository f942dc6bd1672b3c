import * as Slot from 'radix-ui/slot';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../utils/classes.ts';
import { Container } from '../container/Container.tsx';
import { PlainList } from '../plain-list/PlainList.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import * as css from './SiteHeader.css.ts';
import { SkipLink } from './SkipLink.tsx';

function Root({ className, children, ...rest }: ComponentProps<'header'>) {
  return (
    <header {...rest} className={classes(css.root, className)}>
      <Container className={css.bar}>{children}</Container>
    </header>
  );
}

/** Where the button of the small screen's menu stands; it is gone from 761 px up. */
function Menu({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(css.menu, className)} />;
}

/** The shop's name, which leads home. */
function Brand({ asChild, className, ...rest }: ComponentProps<'a'> & { asChild?: boolean }) {
  const Root = asChild ? Slot.Root : 'a';
  return <Root {...rest} className={classes(css.brand, className)} />;
}

export interface SiteHeaderNavProps extends ComponentProps<'nav'> {
  /** What these links are, for speech: “Main”. */
  'aria-label': string;
  /** `SiteHeader.Link`s. */
  children: ReactNode;
}

function Nav({ className, children, ...rest }: SiteHeaderNavProps) {
  return (
    <nav {...rest} className={classes(css.nav, className)}>
      <PlainList className={css.list}>{children}</PlainList>
    </nav>
  );
}

export interface SiteHeaderLinkProps extends ComponentProps<'a'> {
  /** Whether this is the section of the page that is shown. */
  current?: boolean;
  asChild?: boolean;
}

function Link({ current, asChild, className, ...rest }: SiteHeaderLinkProps) {
  const Root = asChild ? Slot.Root : 'a';
  return (
    <li className={css.item}>
      <Root
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

/** The head of every page: name, sections, and what is always at hand. 72 px high, 60 when small. */
export const SiteHeader = {
  Root,
  SkipLink,
  Menu,
  Brand,
  Nav,
  Link,
  Actions,
  Search: HeaderSearch,
};
