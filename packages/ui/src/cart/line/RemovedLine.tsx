'use client';

import {
  type ComponentProps,
  type FocusEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { CartMessage } from '../messages/CartMessage.tsx';
import { getRestoreErrorKey } from '../messages/cart-error-messages.ts';
import * as css from './RemovedLine.css.ts';
import '../../messages/en/cart-contents.ts';

/** Calls back after some milliseconds of running; a pause stops the clock and loses nothing. */
function useCountdown(milliseconds: number, isPaused: boolean, onEnd: () => void) {
  const left = useRef(milliseconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [isPaused]);
}

/** How long a removed line can be restored, in milliseconds. */
export const UNDO_TIME_MS = 8000;

export interface RemovedLineProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** Name of the removed line. */
  name?: string;
  /** Text about several removed lines. */
  text?: string;
  /** Accessible label of the button; it starts with the visible label. */
  undoLabel?: string;
  /** Number of removed items. */
  count?: number;
  /** Why the last restore failed. The timer is paused while it is set. */
  error?: Error | undefined;
  /** Puts the line back into the cart. */
  onUndo: () => void;
  /** Resumes the timer. */
  onDismissError?: () => void;
  /** The time to put it back is over. */
  onEnd: () => void;
  /** Duration of the timer, in milliseconds. */
  time?: number;
}

/**
 * Placeholder of a just removed line. Its timer pauses while it has a hovering pointer or keyboard
 * focus, so that there is no hurry, and while it shows why an undo failed.
 */
export function RemovedLine({
  name = '',
  text,
  undoLabel,
  count = 1,
  error,
  onUndo,
  onDismissError,
  onEnd,
  time = UNDO_TIME_MS,
  className,
  ...rest
}: RemovedLineProps) {
  const { t } = useUi();
  const message = text ?? t('cart.removed', { name });
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = isHovered || isFocused || error !== undefined;
  const undo = useRef<HTMLButtonElement>(null);
  useCountdown(time, isPaused, onEnd);
  // Focus by a mouse press does not count as keyboard use.
  const noteFocus = (event: FocusEvent) => setFocused(event.target.matches(':focus-visible'));
  return (
    <fieldset
      aria-label={message}
      {...rest}
      data-paused={isPaused ? '' : undefined}
      className={classes(css.root, className)}
      onPointerEnter={({ pointerType }) => setHovered(pointerType !== 'touch')}
      onPointerLeave={() => setHovered(false)}
      onFocus={noteFocus}
      onBlur={() => setFocused(false)}
    >
      <span className={css.labelText}>{message}</span>
      <Button
        ref={undo}
        emphasis="text"
        aria-label={undoLabel ?? t('cart.undoOf', { name })}
        onClick={onUndo}
      >
        {t('cart.undo')}
      </Button>
      {error ? (
        <CartMessage
          tone="danger"
          className={css.message}
          onDismiss={() => {
            onDismissError?.();
            // The message disappears with its button.
            undo.current?.focus();
          }}
        >
          {t(getRestoreErrorKey(error), { count })}
        </CartMessage>
      ) : (
        <span aria-hidden="true" className={css.bar} style={{ animationDuration: `${time}ms` }} />
      )}
    </fieldset>
  );
}
