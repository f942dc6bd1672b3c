'use client';

import type { FocusEvent, KeyboardEvent } from 'react';
import { useUi } from '../../provider/UiProvider.tsx';
import { Button } from '../button/Button.tsx';
import * as css from './Toast.css.ts';

export interface ToastOptions {
  /** The message's action, such as “Undo”. A press dismisses the message. */
  action?: { label: string; onPress: () => void };
}

interface ToastCardProps extends ToastOptions {
  message: string;
  onDismiss: () => void;
  /** Called when the focus enters or leaves: a focused message must not disappear. */
  onHold: (isPaused: boolean) => void;
}

/** One message, with one action at most. */
export function ToastCard({ message, action, onDismiss, onHold }: ToastCardProps) {
  const { direction } = useUi();
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onHold(false);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDismiss();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches the focus of its button.
    <div
      dir={direction}
      className={css.root}
      onFocus={() => onHold(true)}
      onBlur={leave}
      onKeyDown={press}
    >
      <span className={css.labelText}>{message}</span>
      {action && (
        <Button
          emphasis="text"
          className={css.action}
          onClick={() => {
            onDismiss();
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}
