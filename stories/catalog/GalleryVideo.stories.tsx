import type { Media, MediaItem } from '@vitrine/client';
import { type Loaded, mockPlatform } from '@vitrine/storybook';
import { Gallery, GalleryVideo, VariantGallery } from '@vitrine/ui';
import { bypass, HttpResponse, http } from 'msw';
import type { CSSProperties } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getThumbnail, swipedStage } from './gallery-actions.ts';
import { filmed, large, set } from './gallery-media.ts';

const meta = preview.meta({
  title: 'Catalog/GalleryVideo',
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

interface VideoCanvas {
  findByLabelText: (label: string) => Promise<HTMLElement>;
}

const findVideo = async (canvas: VideoCanvas, label = 'A slow look at the ridges') =>
  (await canvas.findByLabelText(label)) as HTMLVideoElement;

const getSource = (video: HTMLVideoElement) => video.querySelector('source')?.getAttribute('src');

/** Plays a video until it is past half a second. */
async function playPastHalfSecond(video: HTMLVideoElement): Promise<void> {
  video.muted = true;
  await video.play();
  await waitFor(() => expect(video.currentTime).toBeGreaterThan(0.5));
}

/** Returns the time in seconds at which a video continues after a change. */
const getResumeTime = (video: HTMLVideoElement) =>
  new Promise<number>((resolve) => {
    video.addEventListener('playing', () => resolve(video.currentTime), { once: true });
  });

/**
 * Loads the video into memory: seeking is impossible on a server without range requests, such as
 * the test server.
 */
async function createBlobMedia(): Promise<Media> {
  const items = filmed.items.map(async (item): Promise<MediaItem> => {
    if (!item.video) return item;
    const response = await fetch(item.video.files[0]?.url ?? '');
    const url = URL.createObjectURL(await response.blob());
    const files = item.video.files.map((file) => ({ ...file, url: `${url}#${file.width}` }));
    return { ...item, video: { ...item.video, files } };
  });
  return { items: await Promise.all(items) };
}

/** Responds with the requested range, as video servers do, so that seeking works. */
const rangeHandler = http.get('*/candle-chalk-push-in.webm', async ({ request }) => {
  const response = await fetch(bypass(new Request(request.url)));
  const buffer = await response.arrayBuffer();
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? [];
  const first = Number(from ?? 0);
  const last = to ? Math.min(Number(to), buffer.byteLength - 1) : buffer.byteLength - 1;
  return new HttpResponse(buffer.slice(first, last + 1), {
    status: 206,
    headers: {
      'Accept-Ranges': 'bytes',
      'Content-Range': `bytes ${first}-${last}/${buffer.byteLength}`,
      'Content-Type': 'video/webm',
    },
  });
});

const captionsUrl = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:02.000\nA match is struck.')}`;

export const ShowsPosterAndCaptionsBeforePlay = meta.story({
  parameters: { requirements: ['A6'] },
  args: {
    getVideoTracks: () => [{ src: captionsUrl, srcLang: 'en', label: 'English', isDefault: true }],
  },
  play: async ({ canvas }) => {
    const video = await findVideo(canvas);
    await expect(video.poster).toContain('candle-chalk-push-in.jpg');
    await expect(video.preload).toBe('none');
    await expect(video.buffered).toHaveLength(0);
    await expect(video.textTracks[0]).toMatchObject({ kind: 'captions', label: 'English' });
  },
});

export const PausesVideoOnSlideChange = meta.story({
  parameters: { requirements: ['A6'] },
  args: { layout: 'carousel' },
  play: async ({ canvas, userEvent }) => {
    await swipedStage(canvas);
    await userEvent.click(getThumbnail(canvas, 2));
    const video = await findVideo(canvas);
    await playPastHalfSecond(video);
    await userEvent.click(getThumbnail(canvas, 1));
    await waitFor(() => expect(video.paused).toBe(true));
  },
});

export const KeepsTimeOnResolutionChange = meta.story({
  parameters: { requirements: ['A6'] },
  args: { layout: 'carousel' },
  loaders: [async () => ({ media: await createBlobMedia() })],
  render: (args, { loaded }) => <Gallery {...args} media={(loaded as { media: Media }).media} />,
  play: async ({ canvas, userEvent }) => {
    await swipedStage(canvas);
    await userEvent.click(getThumbnail(canvas, 2));
    const video = await findVideo(canvas);
    const choice = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Resolution' });
    const [other = ''] = ['1080', '480'].filter((lines) => lines !== choice.value);
    await playPastHalfSecond(video);
    const resumeTime = getResumeTime(video);
    await userEvent.selectOptions(choice, other);
    await waitFor(() => expect(video.currentSrc).toContain(`#${other}`));
    await expect(await resumeTime).toBeGreaterThan(0.5);
    video.pause();
    const time = video.currentTime;
    const before = video.currentSrc;
    await userEvent.selectOptions(choice, other === '480' ? '1080' : '480');
    await waitFor(() => expect(video.currentSrc).not.toBe(before));
    await waitFor(() => expect(video.currentTime).toBeCloseTo(time, 1));
    await expect(video.paused).toBe(true);
    await userEvent.selectOptions(choice, other);
    await waitFor(() => expect(video.currentSrc).toBe(before));
    await userEvent.click(getThumbnail(canvas, 1));
  },
});

export const ShowsErrorAndRetriesVideo = meta.story({
  parameters: { requirements: ['A6'] },
  args: { onExpired: fn(), layout: 'carousel' },
  play: async ({ canvas, userEvent, args }) => {
    await swipedStage(canvas);
    await userEvent.click(getThumbnail(canvas, 2));
    const video = await findVideo(canvas);
    const fail = () => fireEvent.error(video.querySelector('source') as Element);
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

export const ResumesVideoAfterUrlExpires = meta.story({
  parameters: { requirements: ['A7'] },
  globals: large,
  loaders: [mockPlatform()],
  beforeEach: ({ msw }) => msw.use(rangeHandler),
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
    const video = await findVideo(canvas, 'Video of Ridge candles, set of 3');
    await swipedStage(canvas);
    await userEvent.click(getThumbnail(canvas, 2));
    const before = getSource(video);
    await playPastHalfSecond(video);
    const resumeTime = getResumeTime(video);
    platform.clock.advance(3_600_000);
    // A page that was suspended checks the clock when it becomes visible.
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(getSource(video)).not.toBe(before));
    await expect(await resumeTime).toBeGreaterThan(0.5);
    await expect(video.currentSrc).toContain(getSource(video));
    const read = () => platform.calls.filter(({ name }) => name === 'catalog.getStoreVariant');
    await expect(read()).toHaveLength(2);
    const second = getSource(video);
    const again = getResumeTime(video);
    platform.clock.advance(1000);
    fireEvent.error(video.querySelector('source') as Element);
    await waitFor(() => expect(getSource(video)).not.toBe(second));
    await expect(await again).toBeGreaterThan(0.5);
    await userEvent.click(getThumbnail(canvas, 1));
  },
});

export const StandaloneRightToLeft = meta.story({
  globals: { locale: 'fa-IR' },
  render: () => (
    <GalleryVideo
      files={filmed.items[1]?.video?.files ?? []}
      poster={filmed.items[1]?.thumbnail}
      label="نگاهی آرام به شیارها"
      fit="contain"
      style={{ inlineSize: 480, blockSize: 300 }}
    />
  ),
  play: async ({ canvas }) => {
    const video = await findVideo(canvas, 'نگاهی آرام به شیارها');
    await expect(getComputedStyle(video).objectFit).toBe('contain');
  },
});
