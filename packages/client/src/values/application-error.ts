/** What the platform says about a business rule that stood in the way. See docs/reference/errors.md. */
export interface ApplicationErrorDetails {
  code: string;
  description: string;
  data?: Record<string, unknown>;
}
