import { useUi } from '../provider/UiProvider.tsx';
import { CartMessage } from './CartMessage.tsx';
import { lineErrorKey } from './error-words.ts';

export interface LineErrorProps {
  error: Error;
  onDismiss?: (() => void) | undefined;
}

/** Why the last change of a line did not go through, and what to do. */
export function LineError({ error, onDismiss }: LineErrorProps) {
  const { t } = useUi();
  return (
    <CartMessage tone="danger" onDismiss={onDismiss}>
      {t(lineErrorKey(error))}
    </CartMessage>
  );
}
