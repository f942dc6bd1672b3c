'use client';

import { Button } from '../../primitives/button/Button.tsx';
import { Callout, type CalloutProps } from '../../primitives/callout/Callout.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import '../../messages/en/common.ts';

/** The one press of a message. */
export interface MessageAction {
  /** Text of the button. */
  label: string;
  /** The label with what it concerns, for speech; it begins with the label. */
  ariaLabel?: string;
  /** Called when the button is pressed. */
  onPress: () => void;
}

export interface CartMessageProps extends Omit<CalloutProps, 'action'> {
  action?: MessageAction | undefined;
  /** Without another action the message can be dismissed. */
  onDismiss?: (() => void) | undefined;
  /** Whether it was there initially and is not announced. */
  silent?: boolean;
}

/** A message of the cart: one sentence, with one button that resolves or dismisses it. */
export function CartMessage({ action, onDismiss, silent, ...rest }: CartMessageProps) {
  const { t } = useUi();
  const dismiss = onDismiss && { label: t('common.dismiss'), onPress: onDismiss };
  const { label, ariaLabel, onPress }: Partial<MessageAction> = action ?? dismiss ?? {};
  return (
    <Callout
      {...(silent && { role: undefined })}
      {...rest}
      action={
        label && (
          <Button emphasis="text" tone="inherit" aria-label={ariaLabel} onClick={onPress}>
            {label}
          </Button>
        )
      }
    />
  );
}
