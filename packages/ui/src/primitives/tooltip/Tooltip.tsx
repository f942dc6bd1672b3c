import * as Slot from 'radix-ui/slot';
import * as Radix from 'radix-ui/tooltip';
import type { ComponentProps, ReactElement } from 'react';
import * as css from './Tooltip.css.ts';

export interface TooltipProps {
  /** A short text. Never the only name of an element, and never required information. */
  text: string;
  /** The element that the tooltip describes. It must accept a ref and be reachable by keyboard. */
  children: ReactElement;
  /**
   * Whether the text equals the element's accessible name, so that it is not also its description.
   */
  repeatsName?: boolean;
  side?: 'top' | 'bottom';
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * A text next to an element that is hovered or focused. It stays while the pointer is on the text,
 * and disappears on Escape. Not available on touch.
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

/** Passes on the trigger's props, except for the reference to the text. */
function Undescribed({
  'aria-describedby': _labelText,
  ...rest
}: ComponentProps<typeof Slot.Root>) {
  return <Slot.Root {...rest} />;
}
