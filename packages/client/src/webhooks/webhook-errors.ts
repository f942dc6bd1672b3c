/** A webhook that can't be used; the three subclasses below give the reason. */
export class WebhookError extends Error {
  /** The same in minified code, unlike the name of the class. */
  override readonly name: string = 'WebhookError';
  /** Reason, for example `WEBHOOK_NOT_SIGNED`. */
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

/**
 * The body is not, or no longer, what the platform signed: another key, another algorithm, changed
 * text, or too old. Nothing of it can be believed. Respond with 401.
 */
export class WebhookSignatureError extends WebhookError {
  /** The same in minified code, unlike the name of the class. */
  override readonly name = 'WebhookSignatureError';

  constructor(message: string, cause?: unknown) {
    super('WEBHOOK_NOT_SIGNED', message, cause);
  }
}

/**
 * The platform sends a webhook that this package doesn't know. Respond with 200, or the platform
 * will repeat it.
 */
export class UnknownWebhookError extends WebhookError {
  /** The same in minified code, unlike the name of the class. */
  override readonly name = 'UnknownWebhookError';
  /** The event's full name on the platform. */
  readonly eventType: string;

  constructor(eventType: string) {
    super('WEBHOOK_UNKNOWN', `There is no webhook ${JSON.stringify(eventType)}.`);
    this.eventType = eventType;
  }
}

/**
 * The body is not a signed webhook, or the signed data lacks a required field. Respond with 400.
 */
export class InvalidWebhookError extends WebhookError {
  /** The same in minified code, unlike the name of the class. */
  override readonly name = 'InvalidWebhookError';

  constructor(message: string, cause?: unknown) {
    super('WEBHOOK_MALFORMED', message, cause);
  }
}
