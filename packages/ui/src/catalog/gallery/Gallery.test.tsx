import type { Media } from '@vitrine/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { Gallery, type GalleryProps } from './Gallery.tsx';

const media: Media = {
  items: ['cup', 'vase', 'bowl'].map((id) => ({
    _id: id,
    mediaType: 'image',
    title: id,
    image: { url: `/${id}.jpg`, width: 4, height: 5 },
  })),
};

const onServer = (props: Partial<GalleryProps>) =>
  renderToString(
    <UiProvider>
      <Gallery media={media} name="Cup" {...props} />
    </UiProvider>,
  );

const getImages = (markup: string) => markup.match(/<img[^>]*>/g) ?? [];

describe('a gallery on a server', () => {
  it('A9 loads its first image eagerly and first, in every layout', () => {
    for (const layout of ['mosaic', 'carousel', 'immersive'] as const) {
      const [first, ...others] = getImages(onServer({ layout, thumbnails: 'none' }));
      expect(first).toMatch(
        /loading="eager".*fetchPriority="high"|fetchPriority="high".*loading="eager"/i,
      );
      expect(others.filter((one) => !one.includes('loading="lazy"'))).toEqual([]);
    }
  });

  it('A13 never advances automatically', () => {
    const later = vi.spyOn(globalThis, 'setTimeout');
    const again = vi.spyOn(globalThis, 'setInterval');
    const markup = onServer({ layout: 'carousel', autoplay: 1000 });
    expect([later.mock.calls, again.mock.calls]).toEqual([[], []]);
    expect(markup).not.toContain('Pause slideshow');
    vi.restoreAllMocks();
  });

  it('A11 shows the product name if there is no media', () => {
    expect(onServer({ media: undefined })).toMatch(/data-state="missing".*Cup/);
    expect(onServer({ media: { items: [] } })).toContain('data-state="missing"');
  });

  it('shows the title and the kind of a file, or the product name without a title', () => {
    const getFile = (mediaType: string, title = 'Care') =>
      onServer({ media: { items: [{ _id: 'f', mediaType, title }] } as Media })
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
    expect(getFile('audio')).toBe('Care Audio');
    expect(getFile('document')).toBe('Care Document');
    expect(getFile('zip')).toBe('Care Archive');
    expect(getFile('spreadsheet')).toBe('Care File');
    expect(getFile('document', '')).toBe('Cup Document');
  });

  it('labels its images and buttons', () => {
    const markup = onServer({});
    expect(markup).toContain('aria-label="Images of Cup"');
    expect(markup).toContain('aria-label="Enlarge image 3 of 3: bowl"');
    expect(onServer({ viewer: false })).not.toContain('Enlarge');
  });
});
