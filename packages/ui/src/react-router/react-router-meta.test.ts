import { expect, it } from 'vitest';
import { toReactRouterMeta } from './react-router-meta.ts';

const canonical = 'https://shop.example/products/ridge';

it('has the title, the description, the canonical URL, the preview and the structured data', () => {
  const jsonLd = [{ '@type': 'Product' }];
  const image = { url: 'https://media.example/ridge.jpg', width: 1200, height: 630, alt: 'A vase' };
  const metadata = { title: 'Ridge', description: 'A vase.', canonical, image, jsonLd };
  expect(toReactRouterMeta(metadata as never)).toEqual([
    { title: 'Ridge' },
    { name: 'description', content: 'A vase.' },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: 'Ridge' },
    { property: 'og:description', content: 'A vase.' },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: 'https://media.example/ridge.jpg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'A vase' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': { '@type': 'Product' } },
  ]);
});

it('leaves out what a page does not have', () => {
  expect(toReactRouterMeta({ title: 'Ridge', canonical, jsonLd: [] })).toEqual([
    { title: 'Ridge' },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: 'Ridge' },
    { property: 'og:url', content: canonical },
    { name: 'twitter:card', content: 'summary' },
  ]);
});
