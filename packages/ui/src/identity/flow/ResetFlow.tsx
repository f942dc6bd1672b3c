'use client';

import {
  readRecoveryLinkAtom,
  recoveryAtom,
  resetPasswordAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { type ReactNode, useEffect, useState } from 'react';
import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { Panel } from '../panel/Panel.tsx';
import { toStepProblem } from '../problems/to-step-problem.ts';
import { ForgotPasswordForm, RecoverySent } from '../steps/ForgotPasswordForm.tsx';
import { LinkEnded, ResetDone, ResetPasswordForm } from '../steps/ResetPasswordForm.tsx';
import { useRecoveryEmail } from './use-recovery-email.ts';
import '../../messages/en/identity.ts';

export interface ResetFlowProps {
  /** Called when the visitor continues to the login, with the email if it is known. */
  onLogIn: (email: string) => void;
  /** URL of this page, for another link. */
  recoveryUrl: string;
  /** The name of the link's token; `recoveryToken` by default. */
  parameter?: string;
  /** A sentence with the password requirements. */
  passwordDescription?: ReactNode;
}

/**
 * The page behind the link in a recovery email: removes the link from the address bar, asks for the
 * new password, and shows if the link has expired. It does not log in. See
 * docs/reference/identity.mdx.
 */
export function ResetFlow({
  onLogIn,
  recoveryUrl,
  parameter,
  passwordDescription,
}: ResetFlowProps) {
  const { t } = useUi();
  const { status, email } = useAtomValue(recoveryAtom);
  const take = useSetAtom(readRecoveryLinkAtom);
  const reset = useSetAtom(resetPasswordAtom);
  const sendLink = useRecoveryEmail(recoveryUrl);
  const [again, setAgain] = useState<'requested' | 'sent'>();
  const [typedEmail, setTypedEmail] = useState('');
  const known = typedEmail || email || '';
  useEffect(() => void take(parameter === undefined ? {} : { parameter }), [take, parameter]);

  const send = async ({ email: address }: { email: string }) => {
    setTypedEmail(address);
    const problem = await sendLink(address);
    if (!problem) setAgain('sent');
    return problem;
  };
  const goLogIn = () => onLogIn(known);
  if (again === 'sent') {
    return <RecoverySent email={known} onAgain={() => setAgain('requested')} onBack={goLogIn} />;
  }
  if (again === 'requested')
    return <ForgotPasswordForm defaultEmail={known} onSend={send} onBack={goLogIn} />;

  switch (status) {
    case 'unread':
      return (
        <Panel title={t('identity.reset.title')}>
          <Skeleton.Root>
            <Skeleton.Line variant="displayM" />
          </Skeleton.Root>
        </Panel>
      );
    case 'ready':
      return (
        <ResetPasswordForm
          email={email ?? undefined}
          passwordDescription={passwordDescription}
          onSend={async ({ password }) => {
            const { problem } = await reset(password);
            return problem ? toStepProblem(problem) : undefined;
          }}
        />
      );
    case 'done':
      return <ResetDone onLogIn={goLogIn} />;
    default:
      return <LinkEnded onAgain={() => setAgain('requested')} onBack={goLogIn} />;
  }
}
