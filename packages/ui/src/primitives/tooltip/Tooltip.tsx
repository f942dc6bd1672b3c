import * as Slot from 'radix-ui/slot';
import * as Radix from 'radix-ui/tooltip';
import type { ComponentProps, ReactElement } from 'react';
import * as css from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words. Never the only name of a thing, and nothing that is needed to go on. */
  text: string;
  /** The one element that it is about; it must take a ref and be reachable by the keyboard. */
  children: ReactElement;
  /** The words are the thing's own name, which speech has already: they do not describe it again. */
  repeatsName?: boolean;
  side?: 'top' | 'bottom';
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * Words beside a thing while a pointer rests on it or it has the focus. It stays while the pointer
 * is on the words, and leaves on Escape. A finger never sees it.
 */
export function Tooltip({ text, children, repeatsName, side = 'top', ...state }: TooltipProps) {
  return (
    <Radix.Root {...state}>
      <Radix.Trigger asChild>
        {repeatsName ? <Undescribed>{children}</Undescribed> : children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content side={side} sideOffset={6} collisionPadding={8} className={css.root}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Passes on what the trigger gives, but for the reference to the words. */
function Undescribed({
  'aria-describedby': _labelText,
  ...rest
}: ComponentProps<typeof Slot.Root>) {
  return <Slot.Root {...rest} />;
}
