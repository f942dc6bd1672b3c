/** URL of the stories' platform: in the page by default, or a server if the story's URL names one. */
export const apiBaseUrl = liveBaseUrl() ?? 'https://platform.example';

/** Whether stories use a real server instead of the platform in the page. */
export const isLive = liveBaseUrl() !== undefined;

/**
 * The fixed time of all stories by default, so that screenshots stay the same: an hour at which the
 * demo shop has past and future events.
 */
export const storyTime = Date.parse('2026-11-27T10:00:00Z');

/** `?platform=http://127.0.0.1:4010` in the story's URL; only loopback addresses are accepted. */
function liveBaseUrl(): string | undefined {
  const url = new URLSearchParams(globalThis.location?.search).get('platform');
  if (!url) return undefined;
  const { hostname, origin } = new URL(url);
  return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname) ? origin : undefined;
}
