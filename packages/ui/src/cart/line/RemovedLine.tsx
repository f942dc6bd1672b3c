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

/** How long a removed line can be put back, in milliseconds. */
export const UNDO_TIME_MS = 8000;

export interface RemovedLineProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** What was removed. */
  name?: string;
  /** What is said of it, where that is more than one thing. */
  labelText?: string;
  /** What the press does, for speech; it begins with the words on it. */
  undoLabel?: string;
  /** How many objects went. */
  count?: number;
  /** Why the last press did not put it back. As long as it stands, so does the time. */
  error?: Error | undefined;
  onUndo: () => void;
  /** Lets the time go on. */
  onDismissError?: () => void;
  /** The time to put it back is over. */
  onEnd: () => void;
  /** How long that is, in milliseconds. */
  time?: number;
}

/**
 * The place of a line that was just removed. Its time stands still while a pointer rests on it or
 * the keyboard is in it, so that no one has to hurry, and while it says why an undo failed.
 */
export function RemovedLine({
  name = '',
  labelText,
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
  const message = labelText ?? t('cart.removed', { name });
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = isHovered || isFocused || error !== undefined;
  const undo = useRef<HTMLButtonElement>(null);
  useCountdown(time, isPaused, onEnd);
  // The focus that a press of the mouse leaves behind is no sign that someone reads here.
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
            // The message goes away with its button.
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
