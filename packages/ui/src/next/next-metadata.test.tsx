import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { JsonLdScript } from './JsonLdScript.tsx';
import { toNextMetadata } from './next-metadata.ts';

const canonical = 'https://shop.example/products/ring-vase';

it('returns the fields of Next’s Metadata', () => {
  const image = { url: 'https://media.example/vase.jpg', width: 1000, height: 1250, alt: 'A vase' };
  const described = { title: 'Ring vase', description: 'A vase.' };
  expect(toNextMetadata({ ...described, canonical, image, jsonLd: [] })).toEqual({
    ...described,
    alternates: { canonical },
    openGraph: { type: 'website', ...described, url: canonical, images: [image] },
    twitter: { card: 'summary_large_image' },
  });
});

it('omits what a page does not have', () => {
  expect(toNextMetadata({ title: 'Ring vase', canonical, jsonLd: [] })).toEqual({
    title: 'Ring vase',
    alternates: { canonical },
    openGraph: { type: 'website', title: 'Ring vase', url: canonical },
    twitter: { card: 'summary' },
  });
});

it('renders structured data that can’t end its script', () => {
  const html = renderToString(
    <JsonLdScript
      jsonLd={[
        { '@context': 'https://schema.org', '@type': 'Product', name: '</script>' },
        { '@context': 'https://schema.org', '@type': 'BreadcrumbList' },
      ]}
    />,
  );
  expect(html.match(/<script type="application\/ld\+json">/g)).toHaveLength(2);
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(html).toContain('"name":"\\u003c/script>"');
});
