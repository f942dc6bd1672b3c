/**
 * A login, in a `Dialog` or on a `Page`: the complete `Flow` on the storefront's atoms, the
 * `ResetFlow` for an email link, the `Return` from the provider's page, or the separate steps, which only render and leave the logic to
 * the host. See docs/reference/states.mdx and docs/reference/errors.mdx.
 */

export { LoginFlow as Flow } from './flow/LoginFlow.tsx';
export { ResetFlow } from './flow/ResetFlow.tsx';
export { LoginDialog as Dialog } from './LoginDialog.tsx';
export { LoginPage as Page } from './LoginPage.tsx';
export { LoginReturn as Return } from './LoginReturn.tsx';
export { ForgotPasswordForm, RecoverySent } from './steps/ForgotPasswordForm.tsx';
export { HostedStep } from './steps/HostedStep.tsx';
export { LoginForm } from './steps/LoginForm.tsx';
export { ApprovalPending, SessionEnded } from './steps/LoginNotices.tsx';
export { RegisterForm } from './steps/RegisterForm.tsx';
export { LinkEnded, ResetDone, ResetPasswordForm } from './steps/ResetPasswordForm.tsx';
export { VerifyEmailForm } from './steps/VerifyEmailForm.tsx';
