import '@vitrine/theme/fonts.css';
import '@vitrine/theme/styles.css';
import './theme.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { locale, shopName, siteUrl } from '../lib/shop.ts';
import { Providers } from './providers.tsx';

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  title: { default: shopName, template: `%s · ${shopName}` },
  description: 'Vessels, light and small furniture, made in short runs.',
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={locale}>
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
