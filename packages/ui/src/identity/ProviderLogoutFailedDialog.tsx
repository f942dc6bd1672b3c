'use client';

import { providerLogoutFailedAtom, useAtom } from '@vitrine/atoms';
import { useState } from 'react';
import { Button } from '../primitives/button/Button.tsx';
import { Callout } from '../primitives/callout/Callout.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import { type LogOutOptions, useLogOut } from './account/use-log-out.ts';
import { LoginDialog } from './LoginDialog.tsx';
import { Panel } from './panel/Panel.tsx';
import '../messages/en/common.ts';
import '../messages/en/identity.ts';

export type ProviderLogoutFailedDialogProps = LogOutOptions;

/**
 * Opens when a logout has ended only the session on this device, because the provider could not be
 * reached: the person tries again, or knows to close the browser. Use it once per page.
 *
 * @example <ProviderLogoutFailedDialog returnTo={location.href} />
 */
export function ProviderLogoutFailedDialog(props: ProviderLogoutFailedDialogProps) {
  const { t } = useUi();
  const [hasFailed, setFailed] = useAtom(providerLogoutFailedAtom);
  const [isPending, leave] = useLogOut(props);
  const [hasRetried, setRetried] = useState(false);
  const retry = async () => {
    setRetried(false);
    setRetried(!(await leave()));
  };
  const dismiss = () => {
    setFailed(false);
    setRetried(false);
  };
  return (
    <LoginDialog open={hasFailed} onOpenChange={dismiss}>
      <Panel
        title={t('identity.logoutFailed.title')}
        description={t('identity.logoutFailed.description')}
      >
        {hasRetried && <Callout tone="danger">{t('identity.logoutFailed.again')}</Callout>}
        <Button
          emphasis="primary"
          size="large"
          width="full"
          state={isPending ? 'loading' : 'idle'}
          labels={{ loading: t('identity.account.loggingOut') }}
          onClick={retry}
        >
          {t('common.retry')}
        </Button>
      </Panel>
    </LoginDialog>
  );
}
