import { AccountPage } from '@vitrine/ui';
import { getPageMeta } from '../page-meta.ts';
import { siteUrl } from '../shop.ts';
import type { Route } from './+types/account.ts';

export const meta: Route.MetaFunction = () => getPageMeta(undefined, 'Account');

export default function AccountRoute() {
  return <AccountPage returnTo={siteUrl} />;
}
