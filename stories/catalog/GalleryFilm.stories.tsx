import { Gallery, GalleryVideo } from '@vitrine/ui';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { filmed, set } from './gallery-media.ts';
import { swipedStage, thumbnailOf } from './gallery-steps.ts';

const meta = preview.meta({
  title: 'Catalog/Gallery film',
  component: Gallery,
  parameters: { layout: 'padded' },
  args: { media: filmed, name: set.name, style: { maxInlineSize: 671 } },
});

interface Films {
  findByLabelText: (label: string) => Promise<HTMLElement>;
}

const filmOf = async (canvas: Films, label = 'A slow look at the ridges') =>
  (await canvas.findByLabelText(label)) as HTMLVideoElement;

/** A busy machine takes seconds to read a film and to find a place in it. */
const patience = { timeout: 10_000 };

/** Watches a film until it is past half a second. */
async function watch(film: HTMLVideoElement): Promise<void> {
  film.muted = true;
  await film.play();
  await waitFor(() => expect(film.currentTime).toBeGreaterThan(0.5), patience);
}

const words = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:02.000\nA match is struck.')}`;

export const Captions = meta.story({
  name: 'A6 a film has a still, captions, and nothing of it is loaded before it plays',
  args: {
    tracksOf: () => [{ src: words, srcLang: 'en', label: 'English', isDefault: true }],
  },
  play: async ({ canvas }) => {
    const film = await filmOf(canvas);
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
    await userEvent.click(thumbnailOf(canvas, 2));
    const film = await filmOf(canvas);
    await watch(film);
    await userEvent.click(thumbnailOf(canvas, 1));
    await waitFor(() => expect(film.paused).toBe(true));
  },
});

export const AFilmThatFails = meta.story({
  name: 'A6 a film that cannot be loaded says so, and is asked for once by itself and once a press',
  args: { onExpired: fn(), layout: 'carousel' },
  play: async ({ canvas, userEvent, args }) => {
    await swipedStage(canvas);
    await userEvent.click(thumbnailOf(canvas, 2));
    const film = await filmOf(canvas);
    const fail = () => fireEvent.error(film.querySelector('source') as Element);
    fail();
    fail();
    await canvas.findByText('The film could not be loaded.');
    await expect(args.onExpired).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText('The film could not be loaded.')).toBeNull());
    await expect(args.onExpired).toHaveBeenCalledTimes(2);
    fail();
    await canvas.findByText('The film could not be loaded.');
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
    const film = await filmOf(canvas);
    await expect(getComputedStyle(film).objectFit).toBe('contain');
  },
});
