'use client';

import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout, type CalloutProps } from '../../primitives/callout/Callout.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import '../../messages/en/common.ts';

export interface LoadErrorProps extends Omit<CalloutProps, 'action'> {
  /**
   * Whether the query is being refetched, which disables the button. If omitted, the button stays
   * enabled.
   */
  loading?: boolean;
  /** Refetches the query, as writing its atom does. */
  onRetry: () => void;
  /** A sentence about what could not be loaded. */
  children: ReactNode;
}

/**
 * A load error with a retry button. For a failed query of the host's own page; components that load
 * their own data have their own errors. It is shown after the query's automatic retries have
 * failed. See docs/reference/constants.mdx.
 */
export function LoadError({
  loading,
  onRetry,
  tone = 'danger',
  children,
  ...rest
}: LoadErrorProps) {
  const { t } = useUi();
  return (
    <Callout
      {...rest}
      tone={tone}
      action={
        <Button
          emphasis="text"
          tone="inherit"
          {...(loading !== undefined && {
            state: loading ? 'loading' : 'idle',
            labels: { loading: t('common.loading') },
          })}
          onClick={onRetry}
        >
          {t('common.retry')}
        </Button>
      }
    >
      {children}
    </Callout>
  );
}
