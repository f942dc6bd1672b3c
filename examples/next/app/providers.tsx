'use client';

import { createStorefront } from '@vitrine/atoms';
import { NextStorefrontProvider, nextLink } from '@vitrine/ui/next';
import { UiProvider } from '@vitrine/ui/provider';
import { usePathname, useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { createBrowserClient } from '../lib/client.ts';
import { locale, routes } from '../lib/shop.ts';
import { SiteFrame } from './site-frame.tsx';

/** The state of the shop, and the frame around its pages. */
export function Providers({ children }: { children: ReactNode }) {
  const { push } = useRouter();
  return (
    <NextStorefrontProvider
      create={(location) => createStorefront({ client: createBrowserClient(), location })}
    >
      <UiProvider {...nextLink} locale={locale} routes={routes} navigate={push}>
        <SiteFrame pathname={usePathname()}>{children}</SiteFrame>
      </UiProvider>
    </NextStorefrontProvider>
  );
}
