'use client';

import { useState } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { getProblemMessage, type StepProblem } from '../problems/step-problem.ts';
import * as css from './Connections.css.ts';
import type { LoginConnection } from './login-connection.ts';
import '../../messages/en/identity.ts';

export interface ConnectionsProps {
  connections: readonly LoginConnection[];
  /** Logs in by one of them. @returns why it did not go through, or nothing when it did. */
  onSelect: (connection: LoginConnection) => Promise<StepProblem | undefined>;
}

/** Other login methods, one button each. While one is in progress, the others are disabled. */
export function Connections({ connections, onSelect }: ConnectionsProps) {
  const { t } = useUi();
  const [chosen, setChosen] = useState<string>();
  const [problem, setProblem] = useState<StepProblem>();
  const choose = async (connection: LoginConnection) => {
    setChosen(connection.id);
    setProblem(undefined);
    try {
      setProblem(await onSelect(connection));
    } finally {
      setChosen(undefined);
    }
  };
  return (
    <div className={css.root}>
      {problem && <Callout tone="danger">{t(getProblemMessage(problem))}</Callout>}
      {connections.map((connection) => (
        <Button
          key={connection.id}
          size="large"
          width="full"
          state={chosen === connection.id ? 'loading' : 'idle'}
          labels={{ loading: t('identity.connections.pending', { name: connection.label }) }}
          disabled={chosen !== undefined && chosen !== connection.id}
          onClick={() => void choose(connection)}
        >
          {connection.icon}
          {t('identity.connections.with', { name: connection.label })}
        </Button>
      ))}
    </div>
  );
}
