'use client';

import { Button } from '../../primitives/button/Button.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { PanelFooter } from '../panel/Panel.tsx';
import { PanelNotice } from '../panel/PanelNotice.tsx';
import '../../messages/en/common.ts';
import '../../messages/en/identity.ts';

/** The account exists and awaits the owner's approval. There is no retry. */
export function ApprovalPending({
  email,
  onDone,
}: {
  /** The address of the account, which the text names. */
  email: string;
  /** Called when the visitor has read it. */
  onDone: () => void;
}) {
  const { t } = useUi();
  return (
    <PanelNotice
      title={t('identity.approval.title')}
      description={t('identity.approval.description', { email })}
      action={t('identity.approval.done')}
      onAction={onDone}
    />
  );
}

/** The provider ended the session. There is no automatic redirect. */
export function SessionEnded({
  onLogIn,
  onDismiss,
}: {
  /** Called to log in again. */
  onLogIn: () => void;
  /** Called to go on without an account. */
  onDismiss: () => void;
}) {
  const { t } = useUi();
  return (
    <PanelNotice
      title={t('identity.ended.title')}
      description={t('identity.ended.description')}
      action={t('common.logIn')}
      onAction={onLogIn}
    >
      <PanelFooter>
        <Button emphasis="text" onClick={onDismiss}>
          {t('identity.ended.dismiss')}
        </Button>
      </PanelFooter>
    </PanelNotice>
  );
}
