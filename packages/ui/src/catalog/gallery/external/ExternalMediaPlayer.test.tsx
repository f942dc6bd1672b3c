import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../../../provider/UiProvider.tsx';
import { ExternalMediaPlayer, type ExternalMediaPlayerProps } from './ExternalMediaPlayer.tsx';

const render = (props: Partial<ExternalMediaPlayerProps>) =>
  renderToStaticMarkup(
    <UiProvider>
      <main>
        <ExternalMediaPlayer
          media={{
            id: 'v',
            kind: 'external-video',
            title: 'A cup',
            url: 'https://youtu.be/dQw4w9WgXcQ',
          }}
          isHidden={false}
          className=""
          {...props}
        >
          poster
        </ExternalMediaPlayer>
      </main>
    </UiProvider>,
  ).replace(/^<main>|<\/main>.*$/g, '');

const video = (url: string) => ({ id: 'v', kind: 'external-video', title: 'A cup', url }) as const;
const model = {
  id: 'm',
  kind: 'model',
  title: 'A cup',
  url: 'https://media.example/cup.glb',
} as const;

test('a button starts the video of a known host', () => {
  const markup = render({});
  expect(markup).toMatch(/^<button/);
  expect(markup).toContain('YouTube');
  expect(markup).not.toContain('<iframe');
  expect(markup).toContain('tabindex="0"');
  expect(render({ isHidden: true })).toContain('tabindex="-1"');
});

test('a link leads to the video of another host', () => {
  const markup = render({ media: video('https://videos.example/cup') });
  expect(markup).toMatch(/^<a /);
  expect(markup).toContain('href="https://videos.example/cup"');
  expect(markup).toContain('videos.example');
});

test('a video without a web address is only its poster', () => {
  expect(render({ media: video('javascript:alert(1)') })).toBe('poster');
  expect(render({ media: video('cup.mp4') })).toBe('poster');
});

test('a model is only its poster if the host can’t show models', () => {
  expect(render({ media: model })).toBe('poster');
  expect(render({ media: model, renderModel: () => 'model' })).toMatch(/^<button/);
});
