import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ImageUrlProvider } from './image-url.ts';
import { Picture } from './Picture.tsx';

const url = 'https://static.example.com/media/1ab2_0123456789abcdef~mv2.jpg';
const picture = (image: { url: string }) => (
  <Picture image={{ ...image, width: 640, height: 800 }} name="Cup" ratio={4 / 5} sizes="240px" />
);

test('A10 images of the platform have srcset and sizes without a provider', () => {
  const html = renderToStaticMarkup(picture({ url }));
  expect(html).toContain('fill/w_320,h_400,al_c,q_85,enc_auto/1ab2_0123456789abcdef~mv2.jpg 320w');
  expect(html).toContain('sizes="240px"');
});

test('A10 images of other hosts and without scaling have neither', () => {
  const other = renderToStaticMarkup(picture({ url: '/cup.jpg' }));
  const unscaled = renderToStaticMarkup(
    <ImageUrlProvider value={null}>{picture({ url })}</ImageUrlProvider>,
  );
  for (const html of [other, unscaled]) expect(html).not.toMatch(/srcset|sizes/i);
  expect(unscaled).toContain(`src="${url}"`);
});
