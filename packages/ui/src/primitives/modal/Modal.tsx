import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { type ComponentProps, type RefObject, useRef } from 'react';
import { classes } from '../../lib/classes.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import * as css from './Modal.css.ts';
import { FocusOrigin } from './Origin.tsx';
import { useScrollLock } from './use-scroll-stop.ts';

export interface ModalPanelProps extends ComponentProps<typeof Radix.Content> {
  /** What takes the focus on opening. By default the panel itself, so that its title is read out. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * The surface of a dialog or a drawer over its scrim. The page below neither scrolls nor speaks;
 * Escape and a press outside close it, but for `role="alertdialog"`, which wants an answer. The
 * focus goes back to where it came from.
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

/** The title, a few words beside it, and the way out. */
export function Header({ className, children, ...rest }: ComponentProps<'div'>) {
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

/** The name, in display type. Speech hears it on opening. */
export function Title({ className, ...rest }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title {...rest} className={classes(css.title, className)} />;
}

/** A sentence or two that speech hears after the title. */
export function Description({ className, ...rest }: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description {...rest} className={classes(css.description, className)} />;
}

/** The only part that scrolls. Errors stand first in it, above the first field. */
export function Body({ className, children, ...rest }: ComponentProps<'div'>) {
  const [content, isStop] = useScrollLock();
  return (
    <div tabIndex={isStop ? 0 : undefined} {...rest} className={classes(css.body, className)}>
      <div ref={content}>{children}</div>
    </div>
  );
}

/** Stays in sight at the foot. */
export function Footer({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(css.footer, className)} />;
}
