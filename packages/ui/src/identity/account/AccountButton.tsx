'use client';

import { sessionAtom, useAtomValue } from '@vitrine/atoms';
import { UserRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import * as Popover from '../../primitives/popover/Popover.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './AccountButton.css.ts';
import { type LogOutOptions, useLogOut } from './use-log-out.ts';
import '../../messages/en/identity.ts';

/** A section of the account: a page of the site or of the provider. */
export interface AccountLink {
  label: string;
  href: string;
}

export interface AccountButtonProps extends LogOutOptions {
  /** A visitor wants to log in. */
  onLogIn: () => void;
  /** The sections of the account, such as orders and tickets. */
  links: readonly AccountLink[];
  /** Name of the member, such as the email. */
  person?: string;
}

/**
 * Account control in the header: a login button for visitors, a menu with the account sections and
 * logout for members.
 */
export function AccountButton({ onLogIn, ...menu }: AccountButtonProps) {
  const { t } = useUi();
  const { loggedIn } = useAtomValue(sessionAtom);
  const button = useRef<HTMLButtonElement>(null);
  const wasMember = useRef(false);
  useEffect(() => {
    // After logout the menu is unmounted, and the focus is lost with it.
    if (wasMember.current && document.activeElement === document.body) button.current?.focus();
    wasMember.current = loggedIn;
  }, [loggedIn]);
  if (loggedIn) return <AccountMenu {...menu} />;
  return (
    <IconButton
      ref={button}
      icon={UserRound}
      label={t('identity.logIn.submit')}
      onClick={onLogIn}
    />
  );
}

function AccountMenu({ links, person, ...options }: Omit<AccountButtonProps, 'onLogIn'>) {
  const { t } = useUi();
  const [isPending, leave] = useLogOut(options);
  const [isOpen, setOpen] = useState(false);
  const parts = useRef<HTMLElement>(null);
  // Radix passes links over, and the first press would log out.
  const focusFirst = (event: Event) => {
    event.preventDefault();
    parts.current?.querySelector('a')?.focus();
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <IconButton icon={UserRound} label={t('identity.account.title')} />
      </Popover.Trigger>
      <Popover.Content
        align="end"
        label={t('identity.account.title')}
        className={css.panel}
        onOpenAutoFocus={focusFirst}
      >
        {person && <p className={css.person}>{person}</p>}
        <nav ref={parts} aria-label={t('identity.account.title')}>
          <PlainList className={css.list}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <AppLink href={href} className={css.link} onClick={() => setOpen(false)}>
                  {label}
                </AppLink>
              </li>
            ))}
          </PlainList>
        </nav>
        <div className={css.footer}>
          <Button
            emphasis="quiet"
            width="full"
            className={css.logOut}
            state={isPending ? 'loading' : 'idle'}
            labels={{ loading: t('identity.account.loggingOut') }}
            onClick={leave}
          >
            {t('identity.account.logOut')}
          </Button>
        </div>
      </Popover.Content>
    </Popover.Root>
  );
}
