import { CartTrigger, SiteHeader } from '@vitrine/ui';

export default function SiteHeaderExample() {
  return (
    <SiteHeader.Root>
      <SiteHeader.SkipLink to="content" />
      <SiteHeader.Brand href="/">Fenn House</SiteHeader.Brand>
      <SiteHeader.Nav aria-label="Main">
        <SiteHeader.Link href="/collections" current>
          Shop
        </SiteHeader.Link>
        <SiteHeader.Link href="/events">Events</SiteHeader.Link>
      </SiteHeader.Nav>
      <SiteHeader.Actions>
        <CartTrigger />
      </SiteHeader.Actions>
    </SiteHeader.Root>
  );
}
