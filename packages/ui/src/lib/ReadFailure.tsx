import type { ReactNode } from 'react';
import { Button } from '../primitives/button/Button.tsx';
import { Callout, type CalloutProps } from '../primitives/callout/Callout.tsx';
import { useUi } from '../provider/UiProvider.tsx';

export interface ReadFailureProps extends Omit<CalloutProps, 'action'> {
  /** It is being asked for again, where the page can say so. */
  isFetching?: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** That something could not be read, and a way to ask for it again. */
export function ReadFailure({
  isFetching,
  onRetry,
  tone = 'danger',
  children,
  ...rest
}: ReadFailureProps) {
  const { t } = useUi();
  return (
    <Callout
      {...rest}
      tone={tone}
      action={
        <Button
          emphasis="text"
          tone="inherit"
          {...(isFetching !== undefined && {
            state: isFetching ? 'pending' : 'rest',
            labels: { pending: t('common.loading') },
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
