'use client';

/** The cart in a side drawer: `Root` opens it, by `Trigger` or controlled by the host. */

import * as Slot from 'radix-ui/slot';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';
import { useControlled } from '../../utils/hooks/use-controlled.ts';
import { useLazyModule } from '../../utils/hooks/use-lazy-module.ts';
import { createLazyModule } from '../../utils/lazy-module.ts';
import { CartDrawerFallback } from './CartDrawerFallback.tsx';
import {
  CartDrawerContentContext,
  CartDrawerContext,
  loadCartDrawer,
  useCartDrawer,
  useCartDrawerContent,
} from './cart-drawer-context.ts';
import { type CartDrawerContentProps, getLoadedCartDrawer } from './cart-drawer-module.ts';

export interface CartDrawerRootProps {
  /** Whether it is open, if the host controls it. */
  open?: boolean;
  /** Whether it is open at first. */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Loads its content. Default: `loadCartDrawer`, a file of this package. */
  load?: typeof loadCartDrawer;
  /** The trigger and the content. */
  children: ReactNode;
}

/** The drawer with its trigger. It loads the content when the trigger is pressed, or before. */
function Root({
  open,
  defaultOpen = false,
  onOpenChange,
  load = loadCartDrawer,
  children,
}: CartDrawerRootProps) {
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const [drawerModule] = useState(() =>
    createLazyModule(load, load === loadCartDrawer ? getLoadedCartDrawer() : undefined),
  );
  const contentId = useId();
  useEffect(() => {
    if (isOpen) drawerModule.start();
  }, [isOpen, drawerModule]);
  const drawer = {
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    preload: drawerModule.start,
  };
  const content = useMemo(() => ({ contentId, drawerModule }), [contentId, drawerModule]);
  return (
    <CartDrawerContext value={drawer}>
      <CartDrawerContentContext value={content}>{children}</CartDrawerContentContext>
    </CartDrawerContext>
  );
}

export interface CartDrawerTriggerProps extends ComponentProps<'button'> {
  /** Renders the single child element, such as a `Button`, instead of one of its own. */
  asChild?: boolean;
}

/**
 * Opens the cart, whose content is loaded as soon as a pointer, a finger or the focus comes near.
 */
function Trigger({ asChild, onPointerEnter, onFocus, onClick, ...rest }: CartDrawerTriggerProps) {
  const { isOpen, open, close, preload } = useCartDrawer();
  const { contentId } = useCartDrawerContent();
  const Button = asChild ? Slot.Root : 'button';
  return (
    <Button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={isOpen ? contentId : undefined}
      data-state={isOpen ? 'open' : 'closed'}
      {...rest}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        preload();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        preload();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        if (isOpen) close();
        else open();
      }}
    />
  );
}

/**
 * The cart in a side drawer: only the lines scroll, totals and checkout stay visible. After
 * closing, the focus returns to its former position, even without a trigger. The drawer shows a
 * loading state until its content is loaded, and a failure with a retry. Following a link closes
 * it. Each component has a slot, and `children` replace all of them.
 */
function Content(props: CartDrawerContentProps) {
  const { isOpen, open, close, preload } = useCartDrawer();
  const { contentId, drawerModule } = useCartDrawerContent();
  const { status, code } = useLazyModule(drawerModule);
  const [hasWaited, setWaited] = useState(false);
  useEffect(() => {
    if (!isOpen) setWaited(false);
  }, [isOpen]);
  if (code) {
    return (
      <code.CartDrawerPanel
        {...props}
        onClick={(event) => {
          props.onClick?.(event);
          // A link may lead to the page on show, so a new URL alone would not close the drawer.
          if (isFollowedLink(event)) close();
        }}
        id={contentId}
        open={isOpen}
        onOpenChange={(isOpening) => (isOpening ? open() : close())}
        skipEnterAnimation={hasWaited}
      />
    );
  }
  if (!isOpen) return null;
  return (
    <CartDrawerFallback
      id={contentId}
      isFailed={status === 'failed'}
      onShown={() => setWaited(true)}
      onRetry={preload}
      onClose={close}
    />
  );
}

/** Whether a click follows a link in this window. */
function isFollowedLink({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return !!link && !link.getAttribute('target') && !ctrlKey && !metaKey && !shiftKey;
}

export { Content, Root, Trigger };
