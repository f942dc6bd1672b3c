import type { AnalyticsListener } from './analytics.ts';

/** The queue of Google's tag, which its script reads. */
interface TagWindow {
  /** The queued commands; created with the first one. */
  dataLayer?: unknown[];
}

/**
 * Sends every analytics event to Google Analytics 4, by the queue of Google's tag (`gtag.js`). The
 * tag may load later, or never: events wait in the queue. Load the tag and set its consent in the
 * page; Vitrine sends nothing before `analyticsConsentAtom` is `granted`.
 *
 * @param page the window of the tag; on a server nothing is sent.
 * @example createStorefront({ client, analytics: googleAnalytics() });
 */
export function googleAnalytics(
  page: TagWindow | undefined = globalThis.window as TagWindow | undefined,
): AnalyticsListener {
  // Google's tag reads an `arguments` object; it ignores an array.
  function gtag(..._command: unknown[]) {
    if (!page) return;
    page.dataLayer ??= [];
    // biome-ignore lint/complexity/noArguments: see above.
    page.dataLayer.push(arguments);
  }
  return ({ name, params }) => gtag('event', name, params);
}
