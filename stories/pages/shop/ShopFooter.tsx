import { SiteFooter, Stack } from '@vitrine/ui';
import { own, programme, sections } from '../lib/sections.ts';
import { useShopWords } from '../lib/shop-messages.ts';

/** The foot of every page of the demo shop. */
export function ShopFooter() {
  const word = useShopWords();
  return (
    <SiteFooter.Root>
      <SiteFooter.Columns>
        <SiteFooter.Lead>
          <SiteFooter.Name>Fenn House</SiteFooter.Name>
          <p>
            {word('Vessels, light and small furniture, made in short runs by eleven workshops.')}
          </p>
        </SiteFooter.Lead>
        <SiteFooter.Section title={word('Objects')}>
          {sections.map(({ name, href }) => (
            <SiteFooter.Link key={href} href={href}>
              {word(name)}
            </SiteFooter.Link>
          ))}
        </SiteFooter.Section>
        <Stack gap="24">
          <SiteFooter.Section title={word('Events')}>
            <SiteFooter.Link href={programme.href}>{word(programme.name)}</SiteFooter.Link>
          </SiteFooter.Section>
          <SiteFooter.Section title={word('Yours')}>
            {own.map(({ name, href }) => (
              <SiteFooter.Link key={href} href={href}>
                {word(name)}
              </SiteFooter.Link>
            ))}
          </SiteFooter.Section>
        </Stack>
      </SiteFooter.Columns>
      <SiteFooter.Base>
        <bdi>© 2026 Fenn House, Aalborg</bdi>
        <span>{word('All prices include VAT')}</span>
      </SiteFooter.Base>
    </SiteFooter.Root>
  );
}
