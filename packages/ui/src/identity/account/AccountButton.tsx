'use client';

import { sessionAtom, useAtomValue } from '@vitrine/atoms';
import { UserRound } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { isFocusLost } from '../../utils/is-focus-lost.ts';
import type { AccountMenuProps } from './AccountMenu.tsx';
import '../../messages/en/common.ts';

export interface AccountButtonProps extends Omit<AccountMenuProps, 'isOpen' | 'setOpen'> {
  /** A visitor wants to log in. */
  onLogIn: () => void;
}

const AccountMenu = lazy(() =>
  import('./AccountMenu.tsx').catch(() => ({ default: FirstSection })),
);

/** A link to the first section of the account, if the code of the menu has not arrived. */
function FirstSection({ links: [first] }: AccountMenuProps) {
  const { t } = useUi();
  if (!first) return null;
  return (
    <IconButton asChild icon={UserRound} label={t('common.account')}>
      <AppLink href={first.href} />
    </IconButton>
  );
}

/**
 * Account control in the header: a login button for visitors, a menu with the account sections and
 * logout for members.
 */
export function AccountButton({ onLogIn, ...menu }: AccountButtonProps) {
  const { t } = useUi();
  const { loggedIn } = useAtomValue(sessionAtom);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasMember = useRef(false);
  useEffect(() => {
    // After logout the menu is unmounted, and the focus is lost with it.
    if (wasMember.current && isFocusLost()) button.current?.focus();
    wasMember.current = loggedIn;
  }, [loggedIn]);
  if (loggedIn) {
    // A press before the menu is loaded opens it as soon as it is.
    const closed = (
      <IconButton
        icon={UserRound}
        label={t('common.account')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
    );
    return (
      <Suspense fallback={closed}>
        <AccountMenu {...menu} isOpen={isOpen} setOpen={setOpen} />
      </Suspense>
    );
  }
  return <IconButton ref={button} icon={UserRound} label={t('common.logIn')} onClick={onLogIn} />;
}
