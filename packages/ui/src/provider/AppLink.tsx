'use client';

import * as Slot from 'radix-ui/slot';
import { type ComponentProps, useContext } from 'react';
import { UiContext } from './UiProvider.tsx';

export interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Without it, the text is no link. */
  href?: string | undefined;
  /** Renders the child element instead. */
  asChild?: boolean | undefined;
}

/** Whether a URL is a page of the app: not another origin, a part of this page, or a protocol. */
const isOwnPage = (href: string) => !/^(?:[a-z][a-z\d+.-]*:|\/\/|\/\\|#)/i.test(href);

/**
 * A link that uses the router of `UiProvider`. Links to other sites, to other windows, and to files
 * are ordinary ones.
 *
 * @example <AppLink href={routes.cart}>Cart</AppLink>
 */
export function AppLink({ href, asChild, ...rest }: AppLinkProps) {
  const ui = useContext(UiContext);
  if (asChild) return <Slot.Root {...(href !== undefined && { href })} {...rest} />;
  const isRouted = href !== undefined && isOwnPage(href) && !rest.target && rest.download == null;
  if (!ui?.link || !isRouted) return <a {...(href !== undefined && { href })} {...rest} />;
  const RouterLink = ui.link;
  return <RouterLink {...{ [ui.linkProp]: href }} {...rest} />;
}
