/** The player of a video at another host. */
export interface VideoPlayer {
  /** Name of the host, for the visitor. */
  host: string;
  /** URL of the player in an iframe, which starts at once. */
  src: string;
}

const youTubeHosts = new Set([
  'youtube.com',
  'youtube-nocookie.com',
  'm.youtube.com',
  'music.youtube.com',
]);
const vimeoHosts = new Set(['vimeo.com', 'player.vimeo.com']);

/** Converts a start position such as `90`, `90s` or `1h2m3s` to seconds. */
function readSeconds(text: string | null): number {
  const [, hours, minutes, seconds] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text ?? '') ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

function getYouTubePlayer({ searchParams }: URL, path: readonly string[]): VideoPlayer | null {
  const [first = '', second] = path;
  const id = ['embed', 'shorts', 'live', 'v'].includes(first) ? second : searchParams.get('v');
  if (!id || !/^[\w-]{11}$/.test(id)) return null;
  const start = readSeconds(searchParams.get('t') ?? searchParams.get('start'));
  const query = new URLSearchParams({ autoplay: '1', playsinline: '1', rel: '0' });
  if (start > 0) query.set('start', String(start));
  return { host: 'YouTube', src: `https://www.youtube-nocookie.com/embed/${id}?${query}` };
}

function getVimeoPlayer({ searchParams }: URL, path: readonly string[]): VideoPlayer | null {
  const at = path.findIndex((part) => /^\d+$/.test(part));
  if (at < 0) return null;
  const query = new URLSearchParams({ autoplay: '1', dnt: '1' });
  // A video that is not listed has a hash.
  const hash = searchParams.get('h') ?? path[at + 1];
  if (hash && /^[\da-f]+$/i.test(hash)) query.set('h', hash);
  return { host: 'Vimeo', src: `https://player.vimeo.com/video/${path[at]}?${query}` };
}

/**
 * Returns the player of a video at YouTube, in its mode without cookies, or at Vimeo, which is asked
 * not to track.
 *
 * @returns `null` for other hosts and for URLs without a video.
 */
export function getVideoPlayer(url: string): VideoPlayer | null {
  const parsed = URL.parse(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return null;
  const host = parsed.hostname.replace(/^www\./, '');
  const path = parsed.pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return getYouTubePlayer(parsed, ['embed', ...path]);
  if (youTubeHosts.has(host)) return getYouTubePlayer(parsed, path);
  return vimeoHosts.has(host) ? getVimeoPlayer(parsed, path) : null;
}
