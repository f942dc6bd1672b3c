import { AccountPage } from '@vitrine/ui';

export default function AccountPageExample() {
  return <AccountPage returnTo="/" />;
}
