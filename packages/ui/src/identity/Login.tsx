import { LoginFlow } from './flow/LoginFlow.tsx';
import { ResetFlow } from './flow/ResetFlow.tsx';
import { LoginDialog } from './LoginDialog.tsx';
import { LoginPage } from './LoginPage.tsx';
import { Forgot, RecoverySent } from './steps/Forgot.tsx';
import { HostedStep } from './steps/HostedStep.tsx';
import { LogIn } from './steps/LogIn.tsx';
import { ApprovalPending, SessionEnded } from './steps/Notices.tsx';
import { Register } from './steps/Register.tsx';
import { LinkEnded, Reset, ResetDone } from './steps/Reset.tsx';
import { Verify } from './steps/Verify.tsx';

/**
 * A login, in a `Dialog` or on a `Page`: the whole `Flow` over the storefront's atoms, the
 * `ResetFlow` behind the link of an e-mail, or its steps one by one, which show and ask and leave to the host what happens. Specification 4 and 8.
 */
export const Login = {
  Dialog: LoginDialog,
  Page: LoginPage,
  Flow: LoginFlow,
  ResetFlow,
  LogIn,
  Register,
  Forgot,
  RecoverySent,
  Reset,
  ResetDone,
  LinkEnded,
  Verify,
  ApprovalPending,
  HostedStep,
  SessionEnded,
};
