export * as Account from './identity/account/Account.tsx';
export { AccountButton, type AccountButtonProps } from './identity/account/AccountButton.tsx';
export type { AccountLink } from './identity/account/AccountMenu.tsx';
export type { AccountLinkProps } from './identity/account/AccountNav.tsx';
export type { AccountRootProps } from './identity/account/AccountRoot.tsx';
export type { AccountRowProps, AccountSectionProps } from './identity/account/AccountSection.tsx';
export type { AccountSecurityProps } from './identity/account/AccountSecurity.tsx';
export type { LoginConnection } from './identity/connections/login-connection.ts';
export type { LoginFlowProps } from './identity/flow/LoginFlow.tsx';
export type { ResetFlowProps } from './identity/flow/ResetFlow.tsx';
export * as Login from './identity/Login.tsx';
export type { LoginDialogProps } from './identity/LoginDialog.tsx';
export type { LoginPageProps } from './identity/LoginPage.tsx';
export type { LoginReturnProps } from './identity/LoginReturn.tsx';
export {
  ProviderLogoutFailedDialog,
  type ProviderLogoutFailedDialogProps,
} from './identity/ProviderLogoutFailedDialog.tsx';
export { type LoginContextValue, useLoginContext } from './identity/panel/login-context.ts';
export type { StepProblem, StepRejection } from './identity/problems/step-problem.ts';
export {
  SessionEndedDialog,
  type SessionEndedDialogProps,
} from './identity/SessionEndedDialog.tsx';
export {
  SessionRenewalBanner,
  type SessionRenewalBannerProps,
} from './identity/SessionRenewalBanner.tsx';
export type {
  ForgotPasswordFormProps,
  RecoverySentProps,
} from './identity/steps/ForgotPasswordForm.tsx';
export type { HostedStepProps } from './identity/steps/HostedStep.tsx';
export type { LoginFormProps, LoginFormValues } from './identity/steps/LoginForm.tsx';
export type { RegisterFormProps, RegisterFormValues } from './identity/steps/RegisterForm.tsx';
export type { ResetPasswordFormProps } from './identity/steps/ResetPasswordForm.tsx';
export type { SubmitStep } from './identity/steps/StepForm.tsx';
export type { VerifyEmailFormProps } from './identity/steps/VerifyEmailForm.tsx';
