import { AccountButton, ProviderLogoutFailedDialog, SessionEndedDialog } from '@vitrine/ui';
import { useState } from 'react';
import { own } from '../lib/sections.ts';
import { useShopMessages } from '../lib/shop-messages.ts';
import { type LoginContext, LoginOverlay, siteUrl } from './LoginOverlay.tsx';

export type ShopAccountProps = LoginContext;

/**
 * Visitors log in in a dialog; members get the account links and logout, and learn that their
 * session or a logout has failed.
 */
export function ShopAccount({ platform, navigate }: ShopAccountProps) {
  const [isOpen, setOpen] = useState(false);
  const getMessage = useShopMessages();
  const logIn = () => setOpen(true);
  const logOutOptions = { returnTo: siteUrl, ...(navigate && { navigate }) };
  const links = own.map(({ name, href }) => ({ label: getMessage(name), href }));
  return (
    <>
      <AccountButton {...logOutOptions} links={links} onLogIn={logIn} />
      <SessionEndedDialog onLogIn={logIn} />
      <ProviderLogoutFailedDialog {...logOutOptions} />
      <LoginOverlay open={isOpen} onOpenChange={setOpen} platform={platform} navigate={navigate} />
    </>
  );
}
