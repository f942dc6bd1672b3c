import { CartDrawer, CartTrigger, Drawer, IconButton, Link, SiteHeader, Stack } from '@vitrine/ui';
import { Menu } from 'lucide-react';
import { hrefs } from './use-route.ts';

const sections = [
  { name: 'Shop', href: hrefs.collection('for-the-table') },
  { name: 'Programme', href: '#/programme' },
  { name: 'Visit', href: '#/visit' },
  { name: 'Journal', href: '#/journal' },
];

/** The head of every page of the demo shop; the cart's drawer is opened from it. */
export function ShopHeader() {
  return (
    <SiteHeader.Root>
      <SiteHeader.Menu>
        <Drawer.Root>
          <Drawer.Trigger asChild>
            <IconButton icon={Menu} label="Menu" />
          </Drawer.Trigger>
          <Drawer.Content side="start" aria-describedby={undefined}>
            <Drawer.Head>
              <Drawer.Title>Fenn House</Drawer.Title>
            </Drawer.Head>
            <Drawer.Body>
              <Stack gap="16" asChild>
                <nav aria-label="Main">
                  {sections.map(({ name, href }) => (
                    <Link key={name} place="standalone" href={href}>
                      {name}
                    </Link>
                  ))}
                </nav>
              </Stack>
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Root>
      </SiteHeader.Menu>
      <SiteHeader.Brand href={hrefs.collection('for-the-table')}>Fenn House</SiteHeader.Brand>
      <SiteHeader.Nav aria-label="Main">
        {sections.map(({ name, href }, index) => (
          <SiteHeader.Link key={name} href={href} current={index === 0}>
            {name}
          </SiteHeader.Link>
        ))}
      </SiteHeader.Nav>
      <SiteHeader.Actions>
        <CartDrawer.Trigger asChild>
          <CartTrigger />
        </CartDrawer.Trigger>
      </SiteHeader.Actions>
    </SiteHeader.Root>
  );
}
