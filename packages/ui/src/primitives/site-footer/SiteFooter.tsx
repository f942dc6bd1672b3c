import * as Slot from 'radix-ui/slot';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../../utils/classes.ts';
import { Container } from '../container/Container.tsx';
import { PlainList } from '../plain-list/PlainList.tsx';
import * as css from './SiteFooter.css.ts';

function Root({ className, children, ...rest }: ComponentProps<'footer'>) {
  return (
    <footer {...rest} className={classes(css.root, className)}>
      <Container>{children}</Container>
    </footer>
  );
}

/** `Lead` and `Section`s beside each other, or below each other where there is no room. */
function Columns({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(css.columns, className)} />;
}

/** Who this is, in a sentence. */
function Lead({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(css.description, className)} />;
}

/** The shop's name over its sentence. */
function Name({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={classes(css.name, className)} />;
}

export interface SiteFooterSectionProps extends Omit<ComponentProps<'nav'>, 'title'> {
  /** What the links have in common. */
  title: ReactNode;
  /** `SiteFooter.Link`s. */
  children: ReactNode;
}

function Section({ title, className, children, ...rest }: SiteFooterSectionProps) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId} {...rest} className={classes(css.section, className)}>
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      <PlainList className={css.list}>{children}</PlainList>
    </nav>
  );
}

function Link({ asChild, className, ...rest }: ComponentProps<'a'> & { asChild?: boolean }) {
  const Root = asChild ? Slot.Root : 'a';
  return (
    <li>
      <Root {...rest} className={classes(css.link, className)} />
    </li>
  );
}

/** The last line: whose this is, and what holds for all of it. */
function Base({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(css.base, className)} />;
}

/** The foot of every page, under a hairline: who this is, where else to go, what holds. */
export const SiteFooter = { Root, Columns, Lead, Name, Section, Link, Base };
