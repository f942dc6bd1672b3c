import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout, type CalloutProps } from '../../primitives/callout/Callout.tsx';
import { useUi } from '../../provider/UiProvider.tsx';

export interface LoadErrorProps extends Omit<CalloutProps, 'action'> {
  /** It is being asked for again: the button waits. Left out, the button never does. */
  loading?: boolean;
  /** Asks for it again, as writing a query's atom does. */
  onRetry: () => void;
  /** What could not be read, in a sentence. */
  children: ReactNode;
}

/**
 * That something could not be read, and a button that asks for it again. For a failed query of the
 * host's own page; the parts that read for themselves have theirs. See docs/reference/constants.md: it is shown when
 * the query has given up trying by itself.
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
