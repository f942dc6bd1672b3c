import { CartDrawer, CartTrigger, Drawer, IconButton, Link, SiteHeader, Stack } from '@vitrine/ui';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { eventsLink, own, sections } from '../lib/sections.ts';
import { useShopMessages } from '../lib/shop-messages.ts';
import { hrefs, type Route } from '../lib/use-route.ts';
import * as css from './Shop.css.ts';
import { ShopAccount, type ShopAccountProps } from './ShopAccount.tsx';
import { ShopSearch } from './ShopSearch.tsx';

export interface ShopHeaderProps extends ShopAccountProps {
  route: Route;
}

const eventPages: ReadonlySet<Route['page']> = new Set([
  'events',
  'event',
  'event-checkout',
  'event-order',
]);

/** The head of every page of the demo shop; search, login and cart are opened from it. */
export function ShopHeader({ route, ...account }: ShopHeaderProps) {
  const getMessage = useShopMessages();
  const [isSearching, setSearching] = useState(false);
  const current = 'slug' in route && route.page === 'collection' ? route.slug : undefined;
  return (
    <SiteHeader.Root>
      <SiteHeader.SkipLink to="content" />
      <SiteHeader.Menu>
        <MenuDrawer />
      </SiteHeader.Menu>
      <SiteHeader.Brand href={hrefs.home}>Fenn House</SiteHeader.Brand>
      <SiteHeader.Nav aria-label={getMessage('Main')}>
        {sections.slice(0, 3).map(({ name, slug, href }) => (
          <SiteHeader.Link key={slug} href={href} current={slug === current}>
            {getMessage(name)}
          </SiteHeader.Link>
        ))}
        <SiteHeader.Link href={eventsLink.href} current={eventPages.has(route.page)}>
          {getMessage(eventsLink.name)}
        </SiteHeader.Link>
      </SiteHeader.Nav>
      <SiteHeader.Actions>
        <SiteHeader.Search.Root open={isSearching} onOpenChange={setSearching}>
          <SiteHeader.Search.Trigger label={getMessage('Search')} />
          <SiteHeader.Search.Bar>
            <ShopSearch autoFocus className={css.search} onLeave={() => setSearching(false)} />
          </SiteHeader.Search.Bar>
        </SiteHeader.Search.Root>
        <ShopAccount {...account} />
        <CartDrawer.Trigger asChild>
          <CartTrigger />
        </CartDrawer.Trigger>
      </SiteHeader.Actions>
    </SiteHeader.Root>
  );
}

function MenuDrawer() {
  const getMessage = useShopMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <Drawer.Root open={isOpen} onOpenChange={setOpen}>
      <Drawer.Trigger asChild>
        <IconButton icon={Menu} label={getMessage('Menu')} />
      </Drawer.Trigger>
      <Drawer.Content side="start" aria-describedby={undefined}>
        <Drawer.Header>
          <Drawer.Title>Fenn House</Drawer.Title>
        </Drawer.Header>
        <Drawer.Body>
          <Stack gap="16" asChild>
            <nav aria-label={getMessage('Main')}>
              {[...sections, eventsLink, ...own].map(({ name, href }) => (
                <Link key={name} variant="standalone" href={href} onClick={() => setOpen(false)}>
                  {getMessage(name)}
                </Link>
              ))}
            </nav>
          </Stack>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
