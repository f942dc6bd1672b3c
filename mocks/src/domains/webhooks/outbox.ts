import type { Announcement } from '../../platform/announce.ts';
import { isWebUrl } from '../../platform/requests/web-url.ts';

/** Destination and options of webhooks. */
export interface WebhookOptions {
  /** Gets a POST of each. */
  url: string;
  /** Sends the requests. Default `globalThis.fetch`. */
  fetch?: typeof globalThis.fetch;
  /** Waits between two attempts, by milliseconds. */
  sleep?: (milliseconds: number) => Promise<void>;
}

/** Result of a webhook. */
export interface PostedWebhook {
  /** What the webhook is about. */
  readonly announcement: Announcement;
  /** Number of requests, from 1 to 6. */
  attempts: number;
  /** Status of the last response; 0 if there was none. */
  status: number;
  /** Whether the receiver accepted it; undefined while it is being retried. */
  isAccepted?: boolean;
}

/** Delays between attempts, in milliseconds; after the last one a webhook is dropped. */
const WAITS = [1000, 2000, 4000, 8000, 16_000];
const RESPONSE_TIMEOUT = 10_000;
/** Maximum number of webhooks waiting for an unavailable receiver, and of stored results. */
const OUTBOX_LIMIT = 1000;

export interface Outbox {
  /** The latest webhooks that were tried, oldest first. */
  readonly posted: readonly PostedWebhook[];
  /** Queues an announcement, which is posted after the previous ones. */
  add(announcement: Announcement): void;
  /** Resolves when nothing waits. */
  emptied(): Promise<void>;
}

function checkUrl(url: string): string {
  if (isWebUrl(url)) return url;
  throw new TypeError(`"${url}" can't get webhooks. Use an address that begins with http.`);
}

const sleepReally = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Posts webhooks one after the other, each until it is accepted or dropped. */
export function createOutbox(
  {
    url,
    fetch = (...request) => globalThis.fetch(...request),
    sleep = sleepReally,
  }: WebhookOptions,
  toBody: (announcement: Announcement) => Promise<string>,
): Outbox {
  const address = checkUrl(url);
  const waiting: Announcement[] = [];
  const posted: PostedWebhook[] = [];
  let working: Promise<void> | undefined;

  async function attempt(body: string): Promise<number> {
    try {
      const response = await fetch(address, {
        method: 'POST',
        body,
        headers: { 'content-type': 'text/plain' },
        // A redirect target has not subscribed to webhooks.
        redirect: 'manual',
        signal: AbortSignal.timeout(RESPONSE_TIMEOUT),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return 0;
    }
  }

  async function post(announcement: Announcement): Promise<void> {
    const entry: PostedWebhook = { announcement, attempts: 0, status: 0 };
    posted.push(entry);
    if (posted.length > OUTBOX_LIMIT) posted.shift();
    const isSuccess = () => entry.status >= 200 && entry.status < 300;
    for (const wait of [0, ...WAITS]) {
      if (wait > 0) await sleep(wait);
      entry.attempts += 1;
      // Signed for each attempt, so that none arrives expired.
      entry.status = await attempt(await toBody(announcement));
      if (isSuccess()) break;
    }
    entry.isAccepted = isSuccess();
  }

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) await post(next);
    working = undefined;
  }

  return {
    posted,
    add(announcement) {
      waiting.push(announcement);
      if (waiting.length > OUTBOX_LIMIT) waiting.shift();
      // Begins after the call that caused it, which must not wait for a signature.
      working ??= Promise.resolve().then(work);
    },
    emptied: async () => {
      while (working) await working;
    },
  };
}
