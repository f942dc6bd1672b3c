'use client';

import { profileAtom, sessionAtom, useAtomValue } from '@vitrine/atoms';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './Account.css.ts';
import '../../messages/en/common.ts';
import '../../messages/en/identity.ts';

export interface AccountRootProps extends ComponentProps<'div'> {
  /** A visitor wants to log in. */
  onLogIn: () => void;
  /** Name of the member. Defaults to the email of the login or of the member's data. */
  person?: ReactNode;
  /** The account navigation, an `Account.Nav`. */
  nav?: ReactNode;
  /** One `Account.Section` per section, or custom content. */
  children: ReactNode;
}

/** A member's account page. Shows no member data to other visitors. */
export function AccountRoot({
  onLogIn,
  person,
  nav,
  className,
  children,
  ...rest
}: AccountRootProps) {
  const { t } = useUi();
  const { loggedIn, isKnown } = useAtomValue(sessionAtom);
  const { identity } = useAtomValue(profileAtom);
  const who = person ?? identity?.email?.address;
  const firstName = identity?.identityProfile?.firstName;
  if (!isKnown) {
    return (
      <Skeleton.Root {...rest} className={classes(css.root, className)}>
        <Skeleton.Line variant="displayL" width="6ch" />
        <Skeleton.Line width="20ch" />
      </Skeleton.Root>
    );
  }
  return (
    <div {...rest} className={classes(css.root, className)}>
      {loggedIn ? (
        <>
          <header className={css.header}>
            <Heading level={1}>
              {firstName ? t('identity.account.hello', { name: firstName }) : t('common.account')}
            </Heading>
            {who && <p className={css.person}>{who}</p>}
          </header>
          <div className={css.body}>
            {nav}
            <div className={css.sections}>{children}</div>
          </div>
        </>
      ) : (
        <EmptyState
          level={1}
          title={t('identity.account.visitorTitle')}
          action={
            <Button emphasis="primary" onClick={onLogIn}>
              {t('common.logIn')}
            </Button>
          }
        >
          {t('identity.account.visitor')}
        </EmptyState>
      )}
    </div>
  );
}
