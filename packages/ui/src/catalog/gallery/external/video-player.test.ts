import { expect, it } from 'vitest';
import { getVideoPlayer } from './video-player.ts';

const youTube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&playsinline=1&rel=0';
const vimeo = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youTube],
  ['http://m.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=1m30s', `${youTube}&start=90`],
  ['https://youtu.be/dQw4w9WgXcQ?t=42', `${youTube}&start=42`],
  ['https://youtu.be/dQw4w9WgXcQ?t=1h2m3s', `${youTube}&start=3723`],
  ['https://youtu.be/dQw4w9WgXcQ?t=soon', youTube],
  ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', youTube],
  ['https://youtube.com/live/dQw4w9WgXcQ', youTube],
  ['https://youtube.com/v/dQw4w9WgXcQ', youTube],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youTube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=7', `${youTube}&start=7`],
  ['https://vimeo.com/76979871', vimeo],
  ['https://vimeo.com/76979871/0a1b2c3d4e', `${vimeo}&h=0a1b2c3d4e`],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
  ['https://vimeo.com/76979871/settings', vimeo],
  ['https://player.vimeo.com/video/76979871?h=0a1b2c3d4e', `${vimeo}&h=0a1b2c3d4e`],
])('finds the player of %s', (url, src) => {
  expect(getVideoPlayer(url)?.src).toBe(src);
});

it.each([
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/?u=https://youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com/@fennhouse',
  'https://vimeo.com/fennhouse',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'ftp://youtu.be/dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ0',
  'not a url',
])('finds none in %s', (url) => {
  expect(getVideoPlayer(url)).toBeNull();
});
