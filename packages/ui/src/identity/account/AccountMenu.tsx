'use client';

import { type LucideIcon, UserRound } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import * as Popover from '../../primitives/popover/Popover.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './AccountMenu.css.ts';
import { type LogOutOptions, useLogOut } from './use-log-out.ts';
import '../../messages/en/common.ts';
import '../../messages/en/identity.ts';

/** A section of the account: a page of the site or of the provider. */
export interface AccountLink {
  /** Text of the link. */
  label: string;
  /** URL of the page. */
  href: string;
  /** An icon of `lucide-react` for the menu of small screens. The routes of the site have one. */
  icon?: LucideIcon;
}

export interface AccountMenuProps extends LogOutOptions {
  /** The sections of the account, such as orders and tickets. */
  links: readonly AccountLink[];
  /** Name of the member, such as the email. */
  person?: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** The member's menu: the sections of the account, and logout. */
export default function AccountMenu({
  links,
  person,
  isOpen,
  setOpen,
  ...options
}: AccountMenuProps) {
  const { t } = useUi();
  const [isPending, leave] = useLogOut(options);
  const parts = useRef<HTMLElement>(null);
  // Radix passes links over, and the first press would log out.
  const focusFirst = (event: Event) => {
    event.preventDefault();
    parts.current?.querySelector('a')?.focus();
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <IconButton icon={UserRound} label={t('common.account')} />
      </Popover.Trigger>
      <Popover.Content
        align="end"
        label={t('common.account')}
        className={css.panel}
        onOpenAutoFocus={focusFirst}
      >
        {person && <p className={css.person}>{person}</p>}
        <nav ref={parts} aria-label={t('common.account')}>
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
