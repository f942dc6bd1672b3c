import { type ComponentProps, type FocusEvent, useState } from 'react';
import { classes } from '../lib/classes.ts';
import { Button } from '../primitives/button/Button.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import * as css from './RemovedLine.css.ts';
import { useCountdown } from './use-countdown.ts';

/** How long a removed line can be put back, in milliseconds. */
export const undoTime = 8000;

export interface RemovedLineProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  name: string;
  onUndo: () => void;
  /** The time to put it back is over. */
  onEnd: () => void;
  /** How long that is, in milliseconds. */
  time?: number;
}

/**
 * The place of a line that was just removed. Its time stands still while a pointer rests on it or
 * the keyboard is in it, so that nobody has to hurry.
 */
export function RemovedLine({
  name,
  onUndo,
  onEnd,
  time = undoTime,
  className,
  ...rest
}: RemovedLineProps) {
  const { t } = useUi();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = isHovered || isFocused;
  useCountdown(time, isPaused, onEnd);
  // The focus that a press of the mouse leaves behind is no sign that somebody reads here.
  const noteFocus = (event: FocusEvent) => setFocused(event.target.matches(':focus-visible'));
  return (
    <fieldset
      aria-label={t('cart.removed', { name })}
      {...rest}
      data-paused={isPaused ? '' : undefined}
      className={classes(css.root, className)}
      onPointerEnter={({ pointerType }) => setHovered(pointerType !== 'touch')}
      onPointerLeave={() => setHovered(false)}
      onFocus={noteFocus}
      onBlur={() => setFocused(false)}
    >
      <span className={css.words}>{t('cart.removed', { name })}</span>
      <Button
        emphasis="text"
        className={css.undo}
        aria-label={t('cart.undoOf', { name })}
        onClick={onUndo}
      >
        {t('cart.undo')}
      </Button>
      <span aria-hidden="true" className={css.bar} style={{ animationDuration: `${time}ms` }} />
    </fieldset>
  );
}
