import { AccountButton } from '@vitrine/ui';
import { useState } from 'react';
import { own } from '../lib/sections.ts';
import { useShopWords } from '../lib/shop-messages.ts';
import { LoginOverlay, type LoginPlace, siteUrl } from './LoginOverlay.tsx';

export type ShopAccountProps = LoginPlace;

/** Visitors log in in a dialog; members get the account links and logout. */
export function ShopAccount({ platform, navigate }: ShopAccountProps) {
  const [isOpen, setOpen] = useState(false);
  const word = useShopWords();
  const links = own.map(({ name, href }) => ({ label: word(name), href }));
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
