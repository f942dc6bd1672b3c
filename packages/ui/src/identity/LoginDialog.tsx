'use client';

import { CAPTCHA_ATTRIBUTE } from '@vitrine/client/auth';
import type { ReactNode } from 'react';
import type { DialogContentProps } from '../primitives/dialog/Dialog.tsx';
import * as Dialog from '../primitives/dialog/Dialog.tsx';
import { type FramingOptions, LoginContext, useLoginContainer } from './panel/login-context.ts';

export interface LoginDialogProps
  extends Pick<DialogContentProps, 'className' | 'style'>,
    FramingOptions {
  /** Whether it is open, if the host controls it. */
  open: boolean;
  /** Called when it opens or closes. */
  onOpenChange: (open: boolean) => void;
  /** A step of `Login`, or its `Flow`. */
  children: ReactNode;
}

/** The login steps in a dialog. Restores the focus on close. */
export function LoginDialog({ open, onOpenChange, ...rest }: LoginDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Panels {...rest} />
    </Dialog.Root>
  );
}

// A separate component, so that its state is discarded when the dialog closes.
function Panels({
  allowFraming,
  children,
  ...rest
}: Omit<LoginDialogProps, 'open' | 'onOpenChange'>) {
  const container = useLoginContainer<HTMLDivElement>('dialog', allowFraming);
  return (
    <Dialog.Content {...rest} ref={container.root} onInteractOutside={keepForCaptcha}>
      <LoginContext value={container}>{children}</LoginContext>
    </Dialog.Content>
  );
}

/** The tasks of a captcha are next to the dialog, and belong to it. */
function keepForCaptcha(event: Event) {
  const { target } = event;
  if (target instanceof Element && target.closest(`[${CAPTCHA_ATTRIBUTE}]`)) event.preventDefault();
}
