import { SiteFooter, Stack } from '@vitrine/ui';
import { eventsLink, own, sections } from '../lib/sections.ts';
import { useShopMessages } from '../lib/shop-messages.ts';

/** The foot of every page of the demo shop. */
export function ShopFooter() {
  const getMessage = useShopMessages();
  return (
    <SiteFooter.Root>
      <SiteFooter.Columns>
        <SiteFooter.Lead>
          <SiteFooter.Name>Fenn House</SiteFooter.Name>
          <p>
            {getMessage(
              'Vessels, light and small furniture, made in short runs by eleven workshops.',
            )}
          </p>
        </SiteFooter.Lead>
        <SiteFooter.Section title={getMessage('Objects')}>
          {sections.map(({ name, href }) => (
            <SiteFooter.Link key={href} href={href}>
              {getMessage(name)}
            </SiteFooter.Link>
          ))}
        </SiteFooter.Section>
        <Stack gap="24">
          <SiteFooter.Section title={getMessage('Events')}>
            <SiteFooter.Link href={eventsLink.href}>{getMessage(eventsLink.name)}</SiteFooter.Link>
          </SiteFooter.Section>
          <SiteFooter.Section title={getMessage('Your account')}>
            {own.map(({ name, href }) => (
              <SiteFooter.Link key={href} href={href}>
                {getMessage(name)}
              </SiteFooter.Link>
            ))}
          </SiteFooter.Section>
        </Stack>
      </SiteFooter.Columns>
      <SiteFooter.Base>
        <bdi>© 2026 Fenn House, Aalborg</bdi>
        <span>{getMessage('All prices include VAT')}</span>
      </SiteFooter.Base>
    </SiteFooter.Root>
  );
}
