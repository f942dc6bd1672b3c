import { LoginFlow } from './flow/LoginFlow.tsx';
import { ResetFlow } from './flow/ResetFlow.tsx';
import { LoginDialog } from './LoginDialog.tsx';
import { LoginPage } from './LoginPage.tsx';
import { ForgotPasswordForm, RecoverySent } from './steps/ForgotPasswordForm.tsx';
import { HostedStep } from './steps/HostedStep.tsx';
import { LoginForm } from './steps/LoginForm.tsx';
import { ApprovalPending, SessionEnded } from './steps/LoginNotices.tsx';
import { RegisterForm } from './steps/RegisterForm.tsx';
import { LinkEnded, ResetDone, ResetPasswordForm } from './steps/ResetPasswordForm.tsx';
import { VerifyEmailForm } from './steps/VerifyEmailForm.tsx';

/**
 * A login, in a `Dialog` or on a `Page`: the complete `Flow` on the storefront's atoms, the
 * `ResetFlow` for an email link, or the separate steps, which only render and leave the logic to
 * the host. See docs/reference/states.md and docs/reference/errors.md.
 */
export const Login = {
  Dialog: LoginDialog,
  Page: LoginPage,
  Flow: LoginFlow,
  ResetFlow,
  LoginForm,
  RegisterForm,
  ForgotPasswordForm,
  RecoverySent,
  ResetPasswordForm,
  ResetDone,
  LinkEnded,
  VerifyEmailForm,
  ApprovalPending,
  HostedStep,
  SessionEnded,
};
