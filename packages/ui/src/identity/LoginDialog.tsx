import type { ReactNode } from 'react';
import { Dialog, type DialogContentProps } from '../primitives/dialog/Dialog.tsx';
import { PanelContext, usePanelPlace } from './panel/panel-context.ts';

export interface LoginDialogProps extends Pick<DialogContentProps, 'className'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A step of `Login`, or its `Flow`. */
  children: ReactNode;
}

/** The steps of a login over the page. The focus goes back to where it was. */
export function LoginDialog({ open, onOpenChange, ...rest }: LoginDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Panels {...rest} />
    </Dialog.Root>
  );
}

// Its own part, so that what was on show is forgotten when the dialog closes.
function Panels({ className, children }: Pick<LoginDialogProps, 'className' | 'children'>) {
  const place = usePanelPlace<HTMLDivElement>('dialog');
  return (
    <Dialog.Content ref={place.root} className={className}>
      <PanelContext value={place}>{children}</PanelContext>
    </Dialog.Content>
  );
}
