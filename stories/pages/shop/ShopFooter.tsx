import { Link, NewsletterForm, SiteFooter } from '@vitrine/ui';
import { eventsLink, own, sections, visitLink } from '../lib/sections.ts';
import { type ShopMessageKey, useShopMessages } from '../lib/shop-messages.ts';
import { hrefs } from '../lib/use-route.ts';
import * as css from './Shop.css.ts';
import { ShopMarketSelect } from './ShopMarketSelect.tsx';

const help: { name: ShopMessageKey; href: string }[] = [
  { name: 'Delivery', href: hrefs.info('delivery') },
  { name: 'Returns', href: hrefs.info('returns') },
  { name: 'Contact us', href: hrefs.info('contact') },
];

const legal: { name: ShopMessageKey; href: string }[] = [
  { name: 'Terms', href: hrefs.info('terms') },
  { name: 'Privacy', href: hrefs.info('privacy') },
];

/** Number of collections in the footer. */
const FOOTER_COLLECTIONS = 6;

export const paymentMethods = 'Visa, Mastercard, MobilePay';

/** The demo shop has no newsletter service: each address is accepted. */
const subscribe = async () => {};

/** The footer of every page of the demo shop. */
export function ShopFooter() {
  const getMessage = useShopMessages();
  const [beforePolicy, afterPolicy] = getMessage(
    'Unsubscribe at any time. See our {policy}.',
  ).split('{policy}');
  const groups = [
    { title: 'Shop', links: sections.slice(0, FOOTER_COLLECTIONS) },
    { title: 'Events', links: [eventsLink, visitLink] },
    { title: 'Help', links: help },
    { title: 'Your account', links: [...own, { name: 'Cart', href: hrefs.cart }] },
  ] as const;
  return (
    <SiteFooter.Root>
      <SiteFooter.Columns>
        <SiteFooter.Lead>
          <SiteFooter.Name>{getMessage('First pick of new arrivals')}</SiteFooter.Name>
          <p>{getMessage('One email a month: new objects, workshop dates and early tickets.')}</p>
          <NewsletterForm
            subscribe={subscribe}
            note={
              <>
                {beforePolicy}
                <Link href={hrefs.info('privacy')}>{getMessage('privacy policy')}</Link>
                {afterPolicy}
              </>
            }
            className={css.newsletter}
          />
        </SiteFooter.Lead>
        {groups.map(({ title, links }) => (
          <SiteFooter.Section key={title} title={getMessage(title)}>
            {links.map(({ name, href }) => (
              <SiteFooter.Link key={href} href={href}>
                {getMessage(name)}
              </SiteFooter.Link>
            ))}
          </SiteFooter.Section>
        ))}
      </SiteFooter.Columns>
      <SiteFooter.Base>
        <ShopMarketSelect />
        <bdi>{paymentMethods}</bdi>
        <div className={css.legalRow}>
          <span className={css.legal}>
            <span>{getMessage('© 2026 Fenn House, Aalborg')}</span>
            {legal.map(({ name, href }) => (
              <a key={href} href={href} className={css.legalLink}>
                {getMessage(name)}
              </a>
            ))}
          </span>
          <span>{getMessage('All prices include VAT')}</span>
        </div>
      </SiteFooter.Base>
    </SiteFooter.Root>
  );
}
