'use client';

import { LoginFlow, type LoginFlowProps } from '../../identity/flow/LoginFlow.tsx';
import { LoginDialog } from '../../identity/LoginDialog.tsx';

export interface SiteLoginProps extends Omit<LoginFlowProps, 'onDone'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The login over any page, loaded when it is opened. */
export default function SiteLogin({ open, onOpenChange, ...flow }: SiteLoginProps) {
  return (
    <LoginDialog open={open} onOpenChange={onOpenChange}>
      <LoginFlow {...flow} onDone={() => onOpenChange(false)} />
    </LoginDialog>
  );
}
