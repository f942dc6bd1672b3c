import { SiteFooter } from '@vitrine/ui';

export default function SiteFooterExample() {
  return (
    <SiteFooter.Root>
      <SiteFooter.Columns>
        <SiteFooter.Lead>
          <SiteFooter.Name>Fenn House</SiteFooter.Name>
          Objects for slow evenings.
        </SiteFooter.Lead>
        <SiteFooter.Section title="Help">
          <SiteFooter.Link href="/delivery">Delivery</SiteFooter.Link>
          <SiteFooter.Link href="/returns">Returns</SiteFooter.Link>
        </SiteFooter.Section>
      </SiteFooter.Columns>
      <SiteFooter.Base>© 2026 Fenn House</SiteFooter.Base>
    </SiteFooter.Root>
  );
}
