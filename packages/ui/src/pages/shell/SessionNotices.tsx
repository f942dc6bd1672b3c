'use client';

import {
  ProviderLogoutFailedDialog,
  type ProviderLogoutFailedDialogProps,
} from '../../identity/ProviderLogoutFailedDialog.tsx';
import {
  SessionEndedDialog,
  type SessionEndedDialogProps,
} from '../../identity/SessionEndedDialog.tsx';
import { SessionRenewalBanner } from '../../identity/SessionRenewalBanner.tsx';

export interface SessionNoticesProps extends SessionEndedDialogProps {
  /** Where the provider leads back to after a logout. */
  logout: ProviderLogoutFailedDialogProps;
}

/** What a member learns about the session: it can't be renewed, it has ended, its end has failed. */
export function SessionNotices({ logout, onLogIn }: SessionNoticesProps) {
  return (
    <>
      <SessionRenewalBanner />
      <SessionEndedDialog onLogIn={onLogIn} />
      <ProviderLogoutFailedDialog {...logout} />
    </>
  );
}
