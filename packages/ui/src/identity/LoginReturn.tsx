'use client';

import {
  completeHostedLoginAtom,
  type HostedReturned,
  toHostedProblem,
  useSetAtom,
} from '@vitrine/atoms';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../primitives/button/Button.tsx';
import { Callout } from '../primitives/callout/Callout.tsx';
import { Spinner } from '../primitives/spinner/Spinner.tsx';
import { Text } from '../primitives/text/Text.tsx';
import { AppLink } from '../provider/AppLink.tsx';
import { useRoute, useUi } from '../provider/UiProvider.tsx';
import { LoginPage, type LoginPageProps } from './LoginPage.tsx';
import { Panel } from './panel/Panel.tsx';
import { hostedProblemMessages } from './problems/hosted-problem-messages.ts';
import '../messages/en/identity.ts';

export interface LoginReturnProps extends Omit<LoginPageProps, 'children' | 'allowFraming'> {
  /**
   * Leaves for the page where the login began, a path of this site. By default the browser replaces
   * this page.
   */
  navigate?: (returnTo: string) => void;
}

/**
 * The page that the provider redirects to after a login (`redirectUri`), for all methods: it
 * finishes the login, and leaves for the page where it began. In a popup it only says that the
 * window can be closed. A login that failed leads to the route `login`.
 */
export function LoginReturn({
  navigate = (returnTo) => window.location.replace(returnTo),
  ...rest
}: LoginReturnProps) {
  const { t } = useUi();
  const login = useRoute('login');
  const finish = useSetAtom(completeHostedLoginAtom);
  const [outcome, setOutcome] = useState<HostedReturned | { error: unknown }>();
  // A return is valid once, and React runs effects twice in development.
  const wasStarted = useRef(false);
  useEffect(() => {
    if (wasStarted.current) return;
    wasStarted.current = true;
    finish().then(
      (returned) => {
        setOutcome(returned);
        if (returned.method === 'redirect') navigate(returned.returnTo);
      },
      (error: unknown) => setOutcome({ error }),
    );
  }, [finish, navigate]);

  if (outcome && 'error' in outcome) {
    const message = hostedProblemMessages[toHostedProblem(outcome.error)];
    return (
      <LoginPage {...rest}>
        <Panel title={t('identity.return.failed')}>
          {message && <Callout tone="danger">{t(message)}</Callout>}
          <Button asChild emphasis="primary" size="large" width="full">
            <AppLink href={login}>{t('identity.return.again')}</AppLink>
          </Button>
        </Panel>
      </LoginPage>
    );
  }
  return (
    <LoginPage {...rest}>
      {outcome?.method === 'popup' ? (
        <Panel title={t('identity.return.done')}>
          <Text as="p">{t('identity.return.closeWindow')}</Text>
        </Panel>
      ) : (
        <Panel title={t('identity.logIn.pending')}>
          <Spinner />
        </Panel>
      )}
    </LoginPage>
  );
}
