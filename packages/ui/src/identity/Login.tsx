import { LoginFlow } from './flow/LoginFlow.tsx';
import { LoginDialog } from './LoginDialog.tsx';
import { LoginPage } from './LoginPage.tsx';
import { Forgot, RecoverySent } from './steps/Forgot.tsx';
import { LogIn } from './steps/LogIn.tsx';
import { ApprovalPending, HostedStep, SessionEnded } from './steps/Notices.tsx';
import { Register } from './steps/Register.tsx';
import { Reset, ResetDone } from './steps/Reset.tsx';
import { Verify } from './steps/Verify.tsx';

/**
 * A login, in a `Dialog` or on a `Page`: the whole `Flow` over the storefront's atoms, or its steps
 * one by one, which show and ask and leave to the host what happens. Specification 4 and 8.
 */
export const Login = {
  Dialog: LoginDialog,
  Page: LoginPage,
  Flow: LoginFlow,
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
