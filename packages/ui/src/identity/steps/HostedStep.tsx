'use client';

import type { HostedProblem } from '@vitrine/atoms';
import type { PlainMessageKey } from '../../messages/message-catalog.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { Panel, PanelFooter } from '../panel/Panel.tsx';
import { hostedProblemMessages } from '../problems/hosted-problem-messages.ts';
import '../../messages/en/identity.ts';

export interface HostedStepProps {
  /**
   * Why the login continues there: a second factor is required, the user has chosen it, or the
   * hidden login is slow and may still succeed.
   */
  reason?: 'secondProof' | 'elsewhere' | 'slow';
  /** The other page is open, and has not answered yet. */
  waiting?: boolean;
  /** Problem of the last attempt. */
  problem?: HostedProblem;
  /** Opens the provider's page; to be done while the press is handled. */
  onContinue: () => void;
  /** Returns to the default login. Without it, there is no back button. */
  onBack?: () => void;
}

const texts = {
  secondProof: ['identity.hosted.title', 'identity.hosted.description'],
  elsewhere: ['identity.hosted.elsewhereTitle', 'identity.hosted.elsewhereDescription'],
  slow: ['identity.hosted.slowTitle', 'identity.hosted.slowDescription'],
} as const satisfies Record<string, readonly PlainMessageKey[]>;

/** Continues the login on the provider's page, in another window or in this one. */
export function HostedStep({
  reason = 'secondProof',
  waiting,
  problem,
  onContinue,
  onBack,
}: HostedStepProps) {
  const { t } = useUi();
  const [title, description] = texts[reason];
  const sentence = problem && hostedProblemMessages[problem];
  return (
    <Panel title={t(title)} description={t(description)}>
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
