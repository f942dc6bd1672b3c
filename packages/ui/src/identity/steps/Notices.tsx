import { Button } from '../../primitives/button/Button.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { Aside, Panel } from '../panel/Panel.tsx';

/** The account exists and waits for its owner's word: there is nothing to try again. */
export function ApprovalPending({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useUi();
  return (
    <Panel title={t('identity.approval.title')} lead={t('identity.approval.lead', { email })}>
      <Button emphasis="primary" size="large" width="full" onClick={onDone}>
        {t('identity.approval.done')}
      </Button>
    </Panel>
  );
}

/** The provider wants what only its own page can ask: the login goes on there. */
export function HostedStep({ onContinue }: { onContinue: () => void }) {
  const { t } = useUi();
  return (
    <Panel title={t('identity.hosted.title')} lead={t('identity.hosted.lead')}>
      <Button emphasis="primary" size="large" width="full" onClick={onContinue}>
        {t('identity.hosted.continue')}
      </Button>
    </Panel>
  );
}

/** The provider ended the session. Nobody is sent anywhere against their will. */
export function SessionEnded({
  onLogIn,
  onDismiss,
}: {
  onLogIn: () => void;
  onDismiss: () => void;
}) {
  const { t } = useUi();
  return (
    <Panel title={t('identity.ended.title')} lead={t('identity.ended.lead')}>
      <Button emphasis="primary" size="large" width="full" onClick={onLogIn}>
        {t('identity.logIn.submit')}
      </Button>
      <Aside>
        <Button emphasis="text" onClick={onDismiss}>
          {t('identity.ended.dismiss')}
        </Button>
      </Aside>
    </Panel>
  );
}
