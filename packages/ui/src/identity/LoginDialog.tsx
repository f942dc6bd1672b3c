import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog, type DialogContentProps } from '../primitives/dialog/Dialog.tsx';
import { PanelContext } from './panel/panel-context.ts';

export interface LoginDialogProps extends Pick<DialogContentProps, 'className'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the step on show: a step that takes another's place is read out from its title. */
  step: string;
  /** One step of `Login`. */
  children: ReactNode;
}

/** The steps of a login over the page. The focus goes back to where it was. */
export function LoginDialog({ open, onOpenChange, step, className, children }: LoginDialogProps) {
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    panel.current?.focus();
  }, [step]);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content ref={panel} className={className}>
        <PanelContext value="dialog">{children}</PanelContext>
      </Dialog.Content>
    </Dialog.Root>
  );
}
