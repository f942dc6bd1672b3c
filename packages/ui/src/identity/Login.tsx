import { LoginDialog } from './LoginDialog.tsx';
import { Forgot, RecoverySent } from './steps/Forgot.tsx';
import { LogIn } from './steps/LogIn.tsx';
import { ApprovalPending, HostedStep, SessionEnded } from './steps/Notices.tsx';
import { Register } from './steps/Register.tsx';
import { Reset, ResetDone } from './steps/Reset.tsx';
import { Verify } from './steps/Verify.tsx';

/**
 * The steps of a login. Each stands in a `Dialog`, or on a page where there is none around it.
 * They show and ask; what they are told to do is the host's. Specification 4 and 8.
 */
export const Login = {
  Dialog: LoginDialog,
  LogIn,
  Register,
  Forgot,
  RecoverySent,
  Reset,
  ResetDone,
  Verify,
  ApprovalPending,
  HostedStep,
  SessionEnded,
};
