'use client';

import * as Slot from 'radix-ui/slot';
import * as Radix from 'radix-ui/tooltip';
import { type ComponentProps, type ReactElement, useState } from 'react';
import * as css from './Tooltip.css.ts';

/** Delay before the first tooltip opens, and time after one in which the next opens at once. */
const delayMs = 400;
const skipDelayMs = 300;

/** When a tooltip of the page was last closed, in milliseconds; infinite while one is open. */
let lastClosed = -skipDelayMs;

export interface TooltipProps {
  /** A short text. Never the only name of an element, and never required information. */
  text: string;
  /** The element that the tooltip describes. It must accept a ref and be reachable by keyboard. */
  children: ReactElement;
  /**
   * Whether the text equals the element's accessible name, so that it is not also its description.
   */
  repeatsName?: boolean;
  /** The side on which it is shown, if there is space. */
  side?: 'top' | 'bottom';
  /** Whether it is open, if the host controls it. */
  open?: boolean;
  /** Whether it is open at first. */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * A text next to an element that is hovered or focused. It stays while the pointer is on the text,
 * and disappears on Escape. Not available on touch.
 */
export function Tooltip({
  text,
  children,
  repeatsName,
  side = 'top',
  onOpenChange,
  ...state
}: TooltipProps) {
  const [delay, setDelay] = useState(delayMs);
  return (
    // A provider above all tooltips would load this code on pages that have none.
    <Radix.Provider delayDuration={delay}>
      <Radix.Root
        {...state}
        onOpenChange={(isOpen) => {
          lastClosed = isOpen ? Number.POSITIVE_INFINITY : performance.now();
          onOpenChange?.(isOpen);
        }}
      >
        <Radix.Trigger
          asChild
          onPointerEnter={() =>
            setDelay(performance.now() - lastClosed < skipDelayMs ? 0 : delayMs)
          }
        >
          {repeatsName ? <Undescribed>{children}</Undescribed> : children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content side={side} sideOffset={6} collisionPadding={8} className={css.root}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

/** Passes on the trigger's props, except for the reference to the text. */
function Undescribed({ 'aria-describedby': _text, ...rest }: ComponentProps<typeof Slot.Root>) {
  return <Slot.Root {...rest} />;
}
