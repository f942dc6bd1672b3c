import { Check } from 'lucide-react';
import * as Slot from 'radix-ui/slot';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classes } from '../../utils/classes.ts';
import type { DataAttributes } from '../../utils/data-attributes.ts';
import { Icon } from '../icon/Icon.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import * as css from './Button.css.ts';

/** Where a button is in its work: at rest, waiting for an answer, or just done. */
export type ButtonState = 'rest' | 'pending' | 'done';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` once per view; `outline` by default; `quiet` in bars; `text` inside rows. */
  emphasis?: 'primary' | 'outline' | 'quiet' | 'text';
  /** `large` for the main action of a page: 52 px instead of 44. */
  size?: 'regular' | 'large';
  /** `full` fills the line. */
  width?: 'content' | 'full';
  /** `inherit` takes the color of the message around it. */
  tone?: 'neutral' | 'inherit';
  state?: ButtonState;
  /** Words while pending and once done. The width is that of the longest, so that nothing moves. */
  labels?: { pending?: string; done?: string };
  /** Gives the look to the one child element, such as a link. */
  asChild?: boolean;
}

/** Says what happens when it is pressed. While pending it keeps its focus and ignores presses. */
export function Button({
  emphasis,
  size,
  width,
  tone,
  state = 'rest',
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
    'data-pending': state === 'pending' ? '' : undefined,
    'data-disabled': disabled ? '' : undefined,
  } satisfies DataAttributes;
  if (asChild) {
    return (
      <Slot.Root {...rest} {...status} className={look} onClick={onClick as never}>
        {children}
      </Slot.Root>
    );
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (state === 'pending') event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      {...status}
      aria-disabled={state === 'pending' || undefined}
      disabled={disabled}
      className={look}
      onClick={press}
    >
      <Label shown={state === 'rest' || !labels[state]}>{children}</Label>
      {labels.pending && (
        <Label shown={state === 'pending'}>
          <Spinner />
          {labels.pending}
        </Label>
      )}
      {labels.done && (
        <Label shown={state === 'done'}>
          <Icon as={Check} size="small" />
          {labels.done}
        </Label>
      )}
    </button>
  );
}

function Label({ shown, children }: { shown: boolean; children: ReactNode }) {
  return (
    <span className={css.label} data-state={shown ? 'shown' : 'hidden'}>
      {children}
    </span>
  );
}
