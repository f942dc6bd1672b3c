/** Where the demo's platform answers: in the page by default, a server when the address names one. */
export const apiBaseUrl = liveBaseUrl() ?? 'https://platform.example';

/** Whether stories talk to a real server instead of the platform in the page. */
export const isLive = liveBaseUrl() !== undefined;

/** The moment at which every story happens, so that its picture is the same tomorrow. */
export const storyTime = Date.parse('2026-11-27T10:00:00Z');

/** `?platform=http://127.0.0.1:4010` in the story's own address; only loopback is taken. */
function liveBaseUrl(): string | undefined {
  const address = new URLSearchParams(globalThis.location?.search).get('platform');
  if (!address) return undefined;
  const { hostname, origin } = new URL(address);
  return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname) ? origin : undefined;
}
