'use client';

import { Check } from 'lucide-react';
import * as Slot from 'radix-ui/slot';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classes } from '../../utils/classes.ts';
import type { DataAttributes } from '../../utils/data-attributes.ts';
import { Icon } from '../icon/Icon.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import * as css from './Button.css.ts';

/** `loading` while a press is handled, `complete` for a moment after it succeeded. */
export type ButtonState = 'idle' | 'loading' | 'complete';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` once per view; `outline` by default; `quiet` in bars; `text` inside rows. */
  emphasis?: 'primary' | 'outline' | 'quiet' | 'text';
  /** `large` for the main action of a page: 52 px instead of 44. */
  size?: 'regular' | 'large';
  /** `full` fills the line. */
  width?: 'content' | 'full';
  /** `inherit` uses the color of the message around it. */
  tone?: 'neutral' | 'inherit';
  /** `loading` while the press is handled, `complete` for a moment after it. */
  state?: ButtonState;
  /**
   * Labels while loading and when complete. The longest one sets the width, so that nothing moves. A
   * `text` button is only as wide as its current label, because it ends where the text around it does.
   */
  labels?: { loading?: string; complete?: string };
  /** Applies the style to the single child element, such as a link. */
  asChild?: boolean;
}

/**
 * A button whose label describes its action. While loading it keeps the focus and ignores presses.
 */
export function Button({
  emphasis,
  size,
  width,
  tone,
  state = 'idle',
  labels = {},
  asChild,
  disabled,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const look = classes(css.root({ emphasis, size, width, tone }), className);
  const status = {
    'data-state': state,
    'data-pending': state === 'loading' ? '' : undefined,
    'data-disabled': disabled ? '' : undefined,
  } satisfies DataAttributes;
  if (asChild) {
    return (
      <Slot.Root {...rest} {...status} className={look} onClick={onClick}>
        {children}
      </Slot.Root>
    );
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (state === 'loading') event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      {...status}
      aria-disabled={state === 'loading' || undefined}
      disabled={disabled}
      className={look}
      onClick={press}
    >
      <Label shown={state === 'idle' || !labels[state]}>{children}</Label>
      {labels.loading && (
        <Label shown={state === 'loading'}>
          <Spinner />
          {labels.loading}
        </Label>
      )}
      {labels.complete && (
        <Label shown={state === 'complete'}>
          <Icon as={Check} size="small" />
          {labels.complete}
        </Label>
      )}
    </button>
  );
}

function Label({ shown, children }: { shown: boolean; children: ReactNode }) {
  return (
    <span className={css.label} data-state={shown ? 'visible' : 'hidden'}>
      {children}
    </span>
  );
}
