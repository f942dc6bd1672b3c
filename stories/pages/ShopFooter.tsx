import { SiteFooter } from '@vitrine/ui';
import { own, sections } from './sections.ts';

/** The foot of every page of the demo shop. */
export function ShopFooter() {
  return (
    <SiteFooter.Root>
      <SiteFooter.Columns>
        <SiteFooter.Lead>
          <SiteFooter.Name>Fenn House</SiteFooter.Name>
          <p>Vessels, light and small furniture, made in short runs by eleven workshops.</p>
        </SiteFooter.Lead>
        <SiteFooter.Section title="Objects">
          {sections.map(({ name, href }) => (
            <SiteFooter.Link key={href} href={href}>
              {name}
            </SiteFooter.Link>
          ))}
        </SiteFooter.Section>
        <SiteFooter.Section title="Yours">
          {own.map(({ name, href }) => (
            <SiteFooter.Link key={href} href={href}>
              {name}
            </SiteFooter.Link>
          ))}
        </SiteFooter.Section>
      </SiteFooter.Columns>
      <SiteFooter.Base>
        <span>© 2026 Fenn House, Aalborg</span>
        <span>All prices include VAT</span>
      </SiteFooter.Base>
    </SiteFooter.Root>
  );
}
