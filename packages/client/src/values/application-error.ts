/** The platform's details of a violated business rule. See docs/reference/errors.mdx. */
export interface ApplicationErrorDetails {
  /** Code of the rule, for example `ERROR_COUPON_HAS_EXPIRED`. */
  code: string;
  /** The platform's explanation, as plain text. */
  description: string;
  /** Details that depend on the code. Free-form. */
  data?: Record<string, unknown>;
}
