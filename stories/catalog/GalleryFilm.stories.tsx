import type { Media, MediaItem } from '@vitrine/client';
import { Gallery, GalleryVideo, VariantGallery } from '@vitrine/ui';
import { bypass, HttpResponse, http } from 'msw';
import type { CSSProperties } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { type Loaded, mockPlatform } from '../../.storybook/mock-platform.ts';
import preview from '../../.storybook/preview.tsx';
import { getThumbnail, swipedStage } from './gallery-actions.ts';
import { filmed, large, set } from './gallery-media.ts';

const meta = preview.meta({
  title: 'Catalog/Gallery film',
  component: Gallery,
  parameters: { layout: 'padded' },
  args: { media: filmed, name: set.name, style: { maxInlineSize: 671 } },
  decorators: [
    // Rounded corners over a video's own layer vary by a level between runs.
    (Story) => (
      <div style={{ '--vt-radius-media-frame': '0px' } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
});

interface Films {
  findByLabelText: (label: string) => Promise<HTMLElement>;
}

const getFilm = async (canvas: Films, label = 'A slow look at the ridges') =>
  (await canvas.findByLabelText(label)) as HTMLVideoElement;

const getSource = (film: HTMLVideoElement) => film.querySelector('source')?.getAttribute('src');

/** Plays a video until it is past half a second. */
async function watch(film: HTMLVideoElement): Promise<void> {
  film.muted = true;
  await film.play();
  await waitFor(() => expect(film.currentTime).toBeGreaterThan(0.5));
}

/** Returns the time in seconds at which a video continues after a change. */
const goesOnAt = (film: HTMLVideoElement) =>
  new Promise<number>((resolve) => {
    film.addEventListener('playing', () => resolve(film.currentTime), { once: true });
  });

/**
 * Loads the video into memory: seeking is impossible on a server without range requests, such as
 * the test server.
 */
async function heldMedia(): Promise<Media> {
  const items = filmed.items.map(async (item): Promise<MediaItem> => {
    if (!item.video) return item;
    const answer = await fetch(item.video.files[0]?.url ?? '');
    const url = URL.createObjectURL(await answer.blob());
    const files = item.video.files.map((file) => ({ ...file, url: `${url}#${file.width}` }));
    return { ...item, video: { ...item.video, files } };
  });
  return { items: await Promise.all(items) };
}

/** Responds with the requested range, as video servers do, so that seeking works. */
const inRanges = http.get('*/candle-chalk-push-in.webm', async ({ request }) => {
  const answer = await fetch(bypass(new Request(request.url)));
  const film = await answer.arrayBuffer();
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? [];
  const first = Number(from ?? 0);
  const last = to ? Math.min(Number(to), film.byteLength - 1) : film.byteLength - 1;
  return new HttpResponse(film.slice(first, last + 1), {
    status: 206,
    headers: {
      'Accept-Ranges': 'bytes',
      'Content-Range': `bytes ${first}-${last}/${film.byteLength}`,
      'Content-Type': 'video/webm',
    },
  });
});

const words = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:02.000\nA match is struck.')}`;

export const Captions = meta.story({
  name: 'A6 a film has a still, captions, and nothing of it is loaded before it plays',
  args: {
    getVideoTracks: () => [{ src: words, srcLang: 'en', label: 'English', isDefault: true }],
  },
  play: async ({ canvas }) => {
    const film = await getFilm(canvas);
    await expect(film.poster).toContain('candle-chalk-push-in.jpg');
    await expect(film.preload).toBe('none');
    await expect(film.buffered).toHaveLength(0);
    await expect(film.textTracks[0]).toMatchObject({ kind: 'captions', label: 'English' });
  },
});

export const LeftFilmPauses = meta.story({
  name: 'A6 a film that is left pauses',
  args: { layout: 'carousel' },
  play: async ({ canvas, userEvent }) => {
    await swipedStage(canvas);
    await userEvent.click(getThumbnail(canvas, 2));
    const film = await getFilm(canvas);
    await watch(film);
    await userEvent.click(getThumbnail(canvas, 1));
    await waitFor(() => expect(film.paused).toBe(true));
  },
});

export const AnotherResolution = meta.story({
  name: 'A6 another resolution goes on at the same place',
  args: { layout: 'carousel' },
  loaders: [async () => ({ media: await heldMedia() })],
  render: (args, { loaded }) => <Gallery {...args} media={(loaded as { media: Media }).media} />,
  play: async ({ canvas, userEvent }) => {
    await swipedStage(canvas);
    await userEvent.click(getThumbnail(canvas, 2));
    const film = await getFilm(canvas);
    const choice = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Resolution' });
    const [other = ''] = ['1080', '480'].filter((lines) => lines !== choice.value);
    await watch(film);
    const place = goesOnAt(film);
    await userEvent.selectOptions(choice, other);
    await waitFor(() => expect(film.currentSrc).toContain(`#${other}`));
    await expect(await place).toBeGreaterThan(0.5);
    await userEvent.click(getThumbnail(canvas, 1));
  },
});

export const AFilmThatFails = meta.story({
  name: 'A6 a film that cannot be loaded says so, and is asked for once by itself and once a press',
  args: { onExpired: fn(), layout: 'carousel' },
  play: async ({ canvas, userEvent, args }) => {
    await swipedStage(canvas);
    await userEvent.click(getThumbnail(canvas, 2));
    const film = await getFilm(canvas);
    const fail = () => fireEvent.error(film.querySelector('source') as Element);
    fail();
    fail();
    await canvas.findByText('We couldn’t load the video.');
    await expect(args.onExpired).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText('We couldn’t load the video.')).toBeNull());
    await expect(args.onExpired).toHaveBeenCalledTimes(2);
    fail();
    await canvas.findByText('We couldn’t load the video.');
  },
});

export const ExpiringAddresses = meta.story({
  name: 'A7 a film that plays goes on where it was, with new addresses when its own end',
  globals: large,
  loaders: [mockPlatform()],
  beforeEach: ({ msw }) => msw.use(inRanges),
  render: (_args, { loaded }) => {
    const { platform } = loaded as Required<Loaded>;
    const { id, variants } = platform.catalog.product('ridge-candles-set');
    return (
      <VariantGallery
        variantId={`${id}-${variants[0]?.id}`}
        name={set.name}
        layout="carousel"
        style={{ maxInlineSize: 671 }}
      />
    );
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const { platform } = loaded as Required<Loaded>;
    const film = await getFilm(canvas, 'Video of Ridge candles, set of 3');
    await swipedStage(canvas);
    await userEvent.click(getThumbnail(canvas, 2));
    const before = getSource(film);
    await watch(film);
    const place = goesOnAt(film);
    platform.clock.advance(3_600_000);
    // A page that was suspended checks the clock when it becomes visible.
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(getSource(film)).not.toBe(before));
    await expect(await place).toBeGreaterThan(0.5);
    await expect(film.currentSrc).toContain(getSource(film));
    const read = () => platform.calls.filter(({ name }) => name === 'catalog.getStoreVariant');
    await expect(read()).toHaveLength(2);
    const second = getSource(film);
    const again = goesOnAt(film);
    platform.clock.advance(1000);
    fireEvent.error(film.querySelector('source') as Element);
    await waitFor(() => expect(getSource(film)).not.toBe(second));
    await expect(await again).toBeGreaterThan(0.5);
    await userEvent.click(getThumbnail(canvas, 1));
  },
});

export const AloneOnAPage = meta.story({
  name: 'A film alone, all of it in its frame, right to left',
  globals: { locale: 'fa' },
  render: () => (
    <GalleryVideo
      files={filmed.items[1]?.video?.files ?? []}
      poster={filmed.items[1]?.thumbnail}
      label="A slow look at the ridges"
      fit="contain"
      style={{ inlineSize: 480, blockSize: 300 }}
    />
  ),
  play: async ({ canvas }) => {
    const film = await getFilm(canvas);
    await expect(getComputedStyle(film).objectFit).toBe('contain');
  },
});
