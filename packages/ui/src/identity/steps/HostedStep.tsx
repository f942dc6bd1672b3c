import type { HostedProblem } from '@vitrine/atoms';
import type { PlainMessageKey } from '../../messages/message-catalog.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { Panel, PanelFooter } from '../panel/Panel.tsx';

export interface HostedStepProps {
  /** Why the login continues there: a second factor is required, or the user has chosen it. */
  reason?: 'secondProof' | 'elsewhere';
  /** The other page is open, and has not answered yet. */
  waiting?: boolean;
  /** Problem of the last attempt. */
  problem?: HostedProblem;
  /** Opens the provider's page; to be done while the press is handled. */
  onContinue: () => void;
  /** Returns to the default login. Without it, there is no back button. */
  onBack?: () => void;
}

const problems: Readonly<Record<HostedProblem, PlainMessageKey | undefined>> = {
  closed: 'identity.hosted.closed',
  timedOut: 'identity.hosted.timedOut',
  blocked: 'identity.hosted.blocked',
  rejected: 'identity.hosted.rejected',
  unreachable: 'identity.problem.unreachable',
  insecure: 'identity.context.insecure',
  // The button below is enough.
  askedFor: undefined,
  failed: 'identity.problem.failed',
};

/** Continues the login on the provider's page, in another window or in this one. */
export function HostedStep({
  reason = 'secondProof',
  waiting,
  problem,
  onContinue,
  onBack,
}: HostedStepProps) {
  const { t } = useUi();
  const isProof = reason === 'secondProof';
  const sentence = problem && problems[problem];
  return (
    <Panel
      title={t(isProof ? 'identity.hosted.title' : 'identity.hosted.elsewhereTitle')}
      description={t(
        isProof ? 'identity.hosted.description' : 'identity.hosted.elsewhereDescription',
      )}
    >
      {sentence && <Callout tone="danger">{t(sentence)}</Callout>}
      <Button
        emphasis="primary"
        size="large"
        width="full"
        state={waiting ? 'loading' : 'idle'}
        labels={{ loading: t('identity.hosted.waiting') }}
        onClick={onContinue}
      >
        {t('identity.hosted.continue')}
      </Button>
      {(waiting || onBack) && (
        <PanelFooter>
          {waiting && (
            <Button emphasis="text" onClick={onContinue}>
              {t('identity.hosted.startAgain')}
            </Button>
          )}
          {!waiting && onBack && (
            <Button emphasis="text" onClick={onBack}>
              {t('identity.backToLogIn')}
            </Button>
          )}
        </PanelFooter>
      )}
    </Panel>
  );
}
