'use client';

import { sessionEndedAtom, useAtom } from '@vitrine/atoms';
import { LoginDialog } from './LoginDialog.tsx';
import { SessionEnded } from './steps/LoginNotices.tsx';

export interface SessionEndedDialogProps {
  /** Opens the host's login. */
  onLogIn: () => void;
}

/**
 * Opens when the platform has ended the membership, in any tab: the person logs in again or
 * continues as a guest. The page stays where it is. Use it once per page.
 */
export function SessionEndedDialog({ onLogIn }: SessionEndedDialogProps) {
  const [hasEnded, setEnded] = useAtom(sessionEndedAtom);
  const dismiss = () => setEnded(false);
  return (
    <LoginDialog open={hasEnded} onOpenChange={dismiss}>
      <SessionEnded
        onLogIn={() => {
          dismiss();
          onLogIn();
        }}
        onDismiss={dismiss}
      />
    </LoginDialog>
  );
}
