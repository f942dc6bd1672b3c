'use client';

import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useUi } from '../../../provider/UiProvider.tsx';
import { classes } from '../../../utils/classes.ts';
import { IconButton } from '../../icon-button/IconButton.tsx';
import * as css from './Modal.css.ts';
import '../../../messages/en/common.ts';

const reachable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Whether a scroll container must be in the tab order: its content overflows and contains nothing
 * focusable, so that the keyboard could not scroll it otherwise.
 *
 * @returns the ref for the container's one child, and the current result.
 */
function useScrollableTabStop(): [RefObject<HTMLDivElement | null>, boolean] {
  const content = useRef<HTMLDivElement>(null);
  const [isStop, setStop] = useState(false);
  useEffect(() => {
    const inner = content.current;
    const scroller = inner?.parentElement;
    if (!inner || !scroller) return;
    const sizes = new ResizeObserver(() => {
      const overflows = scroller.scrollHeight > scroller.clientHeight;
      setStop(overflows && !inner.querySelector(reachable));
    });
    sizes.observe(scroller);
    sizes.observe(inner);
    return () => sizes.disconnect();
  }, []);
  return [content, isStop];
}

/**
 * Records the focused element before its surroundings appear. It does so during rendering, since a
 * field with `autoFocus` receives the focus before effects run.
 */
function FocusOrigin({ into }: { into: RefObject<HTMLElement | null> }) {
  const [origin] = useState(() => findOrigin(document.activeElement));
  useLayoutEffect(() => {
    into.current = origin;
  }, [into, origin]);
  return null;
}

/** The focused element; for one in a menu, which is about to go, the button of that menu. */
function findOrigin(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role="menu"]');
  if (menu) {
    return findOrigin(document.getElementById(menu.getAttribute('aria-labelledby') ?? ''));
  }
  return focused instanceof HTMLElement && focused !== document.body ? focused : null;
}

export interface ModalPanelProps extends ComponentProps<typeof Radix.Content> {
  /**
   * The element that receives the focus on opening. Defaults to the panel, so that its title is
   * announced.
   */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * The surface of a dialog or a drawer over its scrim. The page below is inert. Escape and a press
 * outside close it. With `role="alertdialog"` a press outside does not, since it may be an accident;
 * Escape still does, and means that the user cancels. The focus is restored on close.
 */
export function ModalPanel({
  initialFocus,
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onPointerDownOutside,
  ...rest
}: ModalPanelProps) {
  const origin = useRef<HTMLElement | null>(null);
  return (
    <Radix.Portal>
      <Radix.Overlay className={css.scrim} />
      <Radix.Content
        {...rest}
        className={classes(css.panel, className)}
        onOpenAutoFocus={(event) => {
          onOpenAutoFocus?.(event);
          if (event.defaultPrevented) return;
          event.preventDefault();
          const target = initialFocus?.current ?? event.currentTarget;
          if (target instanceof HTMLElement) target.focus({ preventScroll: true });
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          if (event.defaultPrevented || !origin.current?.isConnected) return;
          event.preventDefault();
          origin.current.focus({ preventScroll: true });
        }}
        onPointerDownOutside={(event) => {
          onPointerDownOutside?.(event);
          if (rest.role === 'alertdialog' || isOnToast(event.target)) event.preventDefault();
        }}
      >
        <FocusOrigin into={origin} />
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}

/** A message over everything may be answered without closing what lies below it. */
function isOnToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null;
}

/** The title, a short text next to it, and the close button. */
export function ModalHeader({ className, children, ...rest }: ComponentProps<'div'>) {
  const { t } = useUi();
  return (
    <div {...rest} className={classes(css.header, className)}>
      <div className={css.heading}>{children}</div>
      <Radix.Close asChild>
        <IconButton label={t('common.close')} icon={X} className={css.close} />
      </Radix.Close>
    </div>
  );
}

/** The name, in display type. Screen readers read it on opening. */
export function ModalTitle({ className, ...rest }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title {...rest} className={classes(css.title, className)} />;
}

/** A sentence or two that screen readers read after the title. */
export function ModalDescription({ className, ...rest }: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description {...rest} className={classes(css.description, className)} />;
}

/** The only scrollable area. Errors come first, above the first field. */
export function ModalBody({ className, children, ...rest }: ComponentProps<'div'>) {
  const [content, isStop] = useScrollableTabStop();
  return (
    <div tabIndex={isStop ? 0 : undefined} {...rest} className={classes(css.body, className)}>
      <div ref={content}>{children}</div>
    </div>
  );
}

/** Always visible at the bottom. */
export function ModalFooter({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(css.footer, className)} />;
}

export { Close, Root, Trigger } from 'radix-ui/dialog';
