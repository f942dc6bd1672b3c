import { AccountPage } from '@vitrine/ui/pages';
import type { Metadata } from 'next';
import { siteUrl } from '../../lib/shop.ts';

export const metadata: Metadata = { title: 'Account' };

export default function AccountRoute() {
  return <AccountPage returnTo={siteUrl} />;
}
