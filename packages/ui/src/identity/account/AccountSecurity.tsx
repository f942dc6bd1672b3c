'use client';

import { changePasswordAtom, profileAtom, useAtomValue, useSetAtom } from '@vitrine/atoms';
import { type ReactNode, useState } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { toStepRejection } from '../problems/to-step-problem.ts';
import { HiddenUsername } from '../steps/EmailField.tsx';
import { NewPasswordField } from '../steps/NewPasswordField.tsx';
import { readSecret } from '../steps/StepForm.tsx';
import * as css from './Account.css.ts';
import {
  AccountRow,
  AccountRows,
  AccountSection,
  type AccountSectionProps,
} from './AccountSection.tsx';
import { EditForm, Saved } from './EditForm.tsx';
import { useEditing } from './use-editing.ts';
import { type LogOutOptions, useLogOut } from './use-log-out.ts';
import '../../messages/en/identity.ts';

export interface AccountSecurityProps
  extends LogOutOptions,
    Omit<AccountSectionProps, 'title' | 'action' | 'children'> {
  /** A sentence with the password requirements. */
  passwordDescription?: ReactNode;
  /** Whose password it is, for managers of passwords; the email of the member's data otherwise. */
  email?: string;
  /**
   * Ends the sessions on all devices. The platform has no endpoint for it, but a host with its own
   * server can offer it. Without it, there is no such button.
   */
  onLogOutEverywhere?: () => Promise<void>;
}

/**
 * The member's password, and the logout buttons. See docs/reference/identity.mdx and
 * docs/reference/auth.mdx.
 */
export function AccountSecurity({
  passwordDescription,
  email,
  onLogOutEverywhere,
  returnTo,
  navigate,
  ...rest
}: AccountSecurityProps) {
  const { t } = useUi();
  const [isLeaving, leave] = useLogOut({ returnTo, navigate });
  return (
    <AccountSection {...rest} title={t('identity.security.title')}>
      <AccountRows>
        <Password hint={passwordDescription} email={email} />
        <AccountRow title={t('identity.security.here')} note={t('identity.security.hereNote')}>
          <Button
            emphasis="text"
            state={isLeaving ? 'loading' : 'idle'}
            labels={{ loading: t('identity.account.loggingOut') }}
            onClick={leave}
          >
            {t('identity.account.logOut')}
          </Button>
        </AccountRow>
        {onLogOutEverywhere && <Everywhere onLogOut={onLogOutEverywhere} />}
      </AccountRows>
    </AccountSection>
  );
}

function Password({ hint, email }: { hint: ReactNode; email: string | undefined }) {
  const { t } = useUi();
  const { identity } = useAtomValue(profileAtom);
  const change = useSetAtom(changePasswordAtom);
  const editing = useEditing();
  const send = async (answers: FormData) => {
    try {
      await change(readSecret(answers, 'newPassword'));
    } catch (error) {
      return toStepRejection(error);
    }
    return undefined;
  };
  if (editing.isEditing) {
    return (
      <AccountRow title={t('identity.security.password')}>
        <EditForm secret editing={editing} onSend={send}>
          <HiddenUsername email={email ?? identity?.email?.address ?? ''} />
          <NewPasswordField name="newPassword" label={t('identity.reset.password')} hint={hint} />
        </EditForm>
      </AccountRow>
    );
  }
  return (
    <>
      <Saved editing={editing} className={css.message}>
        {t('identity.security.changed')}
      </Saved>
      <AccountRow
        title={t('identity.security.password')}
        note={t('identity.security.passwordNote')}
      >
        <Button ref={editing.trigger} emphasis="text" onClick={editing.edit}>
          {t('identity.security.change')}
        </Button>
      </AccountRow>
    </>
  );
}

function Everywhere({ onLogOut }: { onLogOut: () => Promise<void> }) {
  const { t } = useUi();
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const leave = async () => {
    setState('pending');
    try {
      await onLogOut();
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <AccountRow
        title={t('identity.security.everywhere')}
        note={t('identity.security.everywhereNote')}
      >
        <Button
          emphasis="text"
          state={state === 'pending' ? 'loading' : 'idle'}
          labels={{ loading: t('identity.account.loggingOut') }}
          onClick={leave}
        >
          {t('identity.security.logOutEverywhere')}
        </Button>
      </AccountRow>
      {state === 'failed' && <Callout tone="danger">{t('identity.security.notLoggedOut')}</Callout>}
    </>
  );
}
