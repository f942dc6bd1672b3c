import { AccountButton } from '@vitrine/ui';
import { useState } from 'react';
import { own } from '../lib/sections.ts';
import { useShopWords } from '../lib/shop-messages.ts';
import { LoginOverlay, type LoginPlace, siteUrl } from './LoginOverlay.tsx';

export type ShopAccountProps = LoginPlace;

/** A visitor logs in over the page; a member finds what is theirs, and the way out. */
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
