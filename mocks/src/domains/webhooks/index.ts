import { type Announcement, onAnnouncement } from '../../platform/announce.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { getMessage } from './message.ts';
import { createOutbox, type PostedWebhook, type WebhookOptions } from './outbox.ts';
import { getPublicKey, signed } from './signing.ts';

export type { PostedWebhook, WebhookOptions } from './outbox.ts';

/** Webhooks of a mock platform. See docs/reference/webhooks.mdx. */
export interface WebhookControl {
  /** Results of posted webhooks, oldest first. */
  readonly posted: readonly PostedWebhook[];
  /** The PEM that proves that a webhook is this platform's. */
  publicKey(): Promise<string>;
  /** The body that an announcement is posted with. */
  getBody(announcement: Announcement): Promise<string>;
  /** Resolves when no webhook waits to be posted. */
  settled(): Promise<void>;
}

/** Posts a platform's announcements to a URL, if one is configured. */
export function webhookControl(context: PlatformContext, options?: WebhookOptions): WebhookControl {
  const getBody = (announcement: Announcement) =>
    signed(context, getMessage(context, announcement));
  const outbox = options && createOutbox(options, getBody);
  if (outbox) onAnnouncement(context, outbox.add);
  return {
    posted: outbox?.posted ?? [],
    publicKey: () => getPublicKey(context),
    getBody,
    settled: async () => outbox?.emptied(),
  };
}
