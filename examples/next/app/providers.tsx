'use client';

import { createStorefront } from '@vitrine/atoms';
import { NextStorefrontProvider, nextLink } from '@vitrine/ui/next';
import { SiteShell } from '@vitrine/ui/pages';
import { SiteFooter } from '@vitrine/ui/primitives';
import { UiProvider } from '@vitrine/ui/provider';
import { usePathname, useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { createBrowserClient } from '../lib/client.ts';
import { checkoutReturn, locale, navigation, routes, shopName, siteUrl } from '../lib/shop.ts';

/** The state of the shop, and the frame around its pages. */
export function Providers({ children }: { children: ReactNode }) {
  const { push } = useRouter();
  return (
    <NextStorefrontProvider
      create={(location) => createStorefront({ client: createBrowserClient(), location })}
    >
      <UiProvider {...nextLink} locale={locale} routes={routes} navigate={push}>
        <SiteShell
          name={shopName}
          pathname={usePathname()}
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
      </UiProvider>
    </NextStorefrontProvider>
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
