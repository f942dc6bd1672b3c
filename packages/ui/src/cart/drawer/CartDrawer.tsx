import * as Slot from 'radix-ui/slot';
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import { useControlled } from '../../utils/hooks/use-controlled.ts';
import { createLazyModule } from '../../utils/lazy-module.ts';
import { CartDrawerFallback } from './CartDrawerFallback.tsx';
import { CartDrawerContext, loadCartDrawer, useCartDrawer } from './cart-drawer-context.ts';
import { type CartDrawerContentProps, getLoadedCartDrawer } from './cart-drawer-module.ts';

export interface CartDrawerRootProps {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Where its inside comes from. Default: `loadCartDrawer`, a file of this package. */
  load?: typeof loadCartDrawer;
  children: ReactNode;
}

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
  const state = { isOpen, setOpen, contentId, drawerModule };
  return <CartDrawerContext value={state}>{children}</CartDrawerContext>;
}

export interface CartDrawerTriggerProps extends ComponentProps<'button'> {
  asChild?: boolean;
}

/** Opens the cart, whose inside is loaded as soon as a pointer, a finger or the focus comes near. */
function Trigger({ asChild, onPointerEnter, onFocus, onClick, ...rest }: CartDrawerTriggerProps) {
  const { isOpen, setOpen, contentId, drawerModule } = useCartDrawer();
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
        drawerModule.start();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        drawerModule.start();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setOpen(!isOpen);
      }}
    />
  );
}

/**
 * The cart beside the page: only the lines scroll, totals and checkout stay in sight. When it
 * closes, the focus is where it was, also when no trigger has opened it. Until its inside is loaded
 * the drawer waits, and a failure is said in it and can be tried again.
 */
function Content(props: CartDrawerContentProps) {
  const { isOpen, setOpen, contentId, drawerModule } = useCartDrawer();
  const { status, code } = useSyncExternalStore(
    drawerModule.subscribe,
    drawerModule.read,
    drawerModule.read,
  );
  const [hasWaited, setWaited] = useState(false);
  useEffect(() => {
    if (!isOpen) setWaited(false);
  }, [isOpen]);
  if (code) {
    return (
      <code.CartDrawerPanel
        {...props}
        id={contentId}
        open={isOpen}
        onOpenChange={setOpen}
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
      onRetry={drawerModule.start}
      onClose={() => setOpen(false)}
    />
  );
}

/** The cart beside the page: `Root` opens it, by `Trigger` or under the host's control. */
export const CartDrawer = { Root, Trigger, Content };
