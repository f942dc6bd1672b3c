import { useUi } from '../provider/UiProvider.tsx';
import { CartMessage } from './CartMessage.tsx';
import { canRetry, getLineErrorKey } from './error-words.ts';

export interface LineErrorProps {
  error: Error;
  /** Asks for the change once more. It is offered where that may help. */
  onRetry?: (() => void) | undefined;
  onDismiss?: (() => void) | undefined;
}

/** Why the last change of a line did not go through, and what to do. */
export function LineError({
  error,
  onRetry,
  onDismiss,
  ...rest
}: LineErrorProps & { id?: string }) {
  const { t } = useUi();
  return (
    <CartMessage
      {...rest}
      tone="danger"
      action={
        onRetry && canRetry(error) ? { label: t('common.retry'), onPress: onRetry } : undefined
      }
      onDismiss={onDismiss}
    >
      {t(getLineErrorKey(error))}
    </CartMessage>
  );
}
