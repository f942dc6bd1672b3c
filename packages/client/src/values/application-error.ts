/** The platform's details of a violated business rule. See docs/reference/errors.mdx. */
export interface ApplicationErrorDetails {
  code: string;
  description: string;
  data?: Record<string, unknown>;
}
