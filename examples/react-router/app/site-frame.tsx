import { SiteFooter, SiteShell } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { checkoutReturn, navigation, shopName, siteUrl } from './shop.ts';

export interface SiteFrameProps {
  /** The path of the page, which marks its link in the navigation. */
  pathname: string;
  children: ReactNode;
}

/** Header, navigation, cart drawer, login and footer around every page. */
export function SiteFrame({ pathname, children }: SiteFrameProps) {
  return (
    <SiteShell
      name={shopName}
      pathname={pathname}
      navigation={navigation}
      login={{
        redirectUri: `${siteUrl}/login/return`,
        recoveryUrl: `${siteUrl}/login/reset`,
      }}
      logout={{ returnTo: siteUrl }}
      cart={{ returnTo: checkoutReturn }}
      footer={<Footer />}
    >
      {children}
    </SiteShell>
  );
}

function Footer() {
  return (
    <SiteFooter.Root>
      <SiteFooter.Columns>
        <SiteFooter.Lead>
          <SiteFooter.Name>{shopName}</SiteFooter.Name>
          <p>Vessels, light and small furniture, made in short runs.</p>
        </SiteFooter.Lead>
        <SiteFooter.Section title="Shop">
          {navigation.map(({ label, href }) => (
            <SiteFooter.Link key={href} href={href}>
              {label}
            </SiteFooter.Link>
          ))}
        </SiteFooter.Section>
      </SiteFooter.Columns>
      <SiteFooter.Base>
        <span>© {shopName}</span>
      </SiteFooter.Base>
    </SiteFooter.Root>
  );
}
