import { mockPlatform } from '@vitrine/storybook';
import { type ExternalMedia, ExternalMediaPlayer, Gallery } from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { candle, small } from './gallery-media.ts';

const [first, second] = candle.media?.items ?? [];

const video: ExternalMedia = {
  kind: 'external-video',
  id: 'making-of',
  title: 'How a ridge candle is cast',
  url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42',
  ...(first?.image && { poster: first.image }),
};

const model: ExternalMedia = {
  kind: 'model',
  id: 'turn',
  title: 'Ridge pillar candle from all sides',
  url: '/models/ridge-pillar-candle.glb',
  ...(second?.image && { poster: second.image }),
};

const meta = preview.meta({
  title: 'Catalog/GalleryExternalMedia',
  component: Gallery,
  subcomponents: { ExternalMediaPlayer },
  globals: small,
  parameters: { layout: 'padded' },
  loaders: [mockPlatform()],
  args: {
    media: undefined,
    name: candle.name,
    externalMedia: [video],
    renderExternalMedia: (slide) => <ExternalMediaPlayer {...slide} />,
  },
});

/** The player is a page of YouTube: a story replaces what it loads. */
const stopLoading = (frame: HTMLIFrameElement) => {
  frame.src = 'about:blank';
};

/** Nothing of YouTube is in the page before the press, and the player has the focus after it. */
export const PlaysVideoAfterPress = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const play = await canvas.findByRole('button', {
      name: 'Play from YouTube: How a ridge candle is cast',
    });
    await expect(canvasElement.innerHTML).not.toMatch(/youtube-nocookie|ytimg/);
    play.focus();
    const created = new Promise<HTMLIFrameElement>((resolve) => {
      const observer = new MutationObserver(() => {
        const frame = canvasElement.querySelector('iframe');
        if (!frame) return;
        observer.disconnect();
        resolve(frame);
      });
      observer.observe(canvasElement, { childList: true, subtree: true });
    });
    await userEvent.keyboard('{Enter}');
    const frame = await created;
    const src = new URL(frame.src);
    stopLoading(frame);
    await expect(src.origin).toBe('https://www.youtube-nocookie.com');
    await expect(src.searchParams.get('start')).toBe('42');
    await expect(frame).toHaveAttribute('title', 'How a ridge candle is cast');
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    await expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    await waitFor(() => expect(frame).toHaveFocus());
  },
});

export const ShowsPosters = meta.story({
  globals: { viewport: { value: 'large', isRotated: false }, theme: 'dark' },
  args: {
    externalMedia: [
      video,
      model,
      { ...video, id: 'elsewhere', url: 'https://films.fennhouse.example/casting' },
    ],
    renderExternalMedia: (slide) => <ExternalMediaPlayer {...slide} renderModel={() => null} />,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 480 }}>
      <Gallery {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /Watch at films\.fennhouse\.example/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await canvas.findByRole('button', { name: /View in 3D/ });
  },
});

/** A host's own renderer. */
const OwnModel = ({ url }: { url: string }) => (
  <button type="button" style={{ inlineSize: '100%', blockSize: '100%' }}>
    {url}
  </button>
);

export const RendersModelAfterPress = meta.story({
  globals: { viewport: { value: 'large', isRotated: false } },
  render: (args) => (
    <div style={{ maxInlineSize: 480 }}>
      <Gallery {...args} />
    </div>
  ),
  args: {
    externalMedia: [model, video],
    layout: 'carousel',
    renderExternalMedia: (slide) => (
      <ExternalMediaPlayer {...slide} renderModel={({ url }) => <OwnModel url={url} />} />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: /View in 3D/ });
    await expect(canvas.queryByText(model.url)).toBeNull();
    await userEvent.click(open);
    const group = await canvas.findByRole('group', { name: model.title });
    await waitFor(() => expect(group).toHaveFocus());
    await canvas.findByRole('button', { name: model.url });
    // Another slide stops it.
    await userEvent.click(canvas.getByRole('button', { name: 'Show video 2 of 2' }));
    await waitFor(() => expect(canvas.queryByText(model.url)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3D model 1 of 2' }));
    await canvas.findByRole('button', { name: /View in 3D/ });
  },
});
