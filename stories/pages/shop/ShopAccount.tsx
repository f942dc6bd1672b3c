import { AccountButton } from '@vitrine/ui';
import { useState } from 'react';
import { own } from '../lib/sections.ts';
import { useShopMessages } from '../lib/shop-messages.ts';
import { type LoginContext, LoginOverlay, siteUrl } from './LoginOverlay.tsx';

export type ShopAccountProps = LoginContext;

/** Visitors log in in a dialog; members get the account links and logout. */
export function ShopAccount({ platform, navigate }: ShopAccountProps) {
  const [isOpen, setOpen] = useState(false);
  const getMessage = useShopMessages();
  const links = own.map(({ name, href }) => ({ label: getMessage(name), href }));
  return (
    <>
      <AccountButton
        links={links}
        returnTo={siteUrl}
        onLogIn={() => setOpen(true)}
        {...(navigate && { navigate })}
      />
      <LoginOverlay open={isOpen} onOpenChange={setOpen} platform={platform} navigate={navigate} />
    </>
  );
}
