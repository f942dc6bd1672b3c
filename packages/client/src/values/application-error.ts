/** What the platform says about a business rule that stood in the way. Specification 8. */
export interface ApplicationErrorDetails {
  code: string;
  description: string;
  data?: Record<string, unknown>;
}
