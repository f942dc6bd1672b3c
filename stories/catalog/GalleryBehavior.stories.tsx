import { mockPlatform } from '@vitrine/storybook';
import { Gallery, type GalleryProps, ProductView } from '@vitrine/ui';
import { useLayoutEffect, useState } from 'react';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { getThumbnail, swipedStage } from './gallery-actions.ts';
import { candle, large, small } from './gallery-media.ts';

const meta = preview.meta({
  title: 'Catalog/GalleryBehavior',
  component: Gallery,
  parameters: { layout: 'padded' },
  args: { media: candle.media, name: candle.name, style: { maxInlineSize: 671 } },
});

const productView = (follow: 'filter' | 'jump') => () => (
  <ProductView product={candle} galleryProps={{ layout: 'carousel', follow }} />
);

export const FiltersImagesByColor = meta.story({
  parameters: { requirements: ['A8'] },
  globals: large,
  loaders: [mockPlatform()],
  render: productView('filter'),
  play: async ({ canvas, userEvent }) => {
    await swipedStage(canvas);
    await userEvent.click(getThumbnail(canvas, 3));
    await userEvent.click(canvas.getByRole('radio', { name: /^10 cm/ }));
    await expect(getThumbnail(canvas, 3)).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('radio', { name: /^Moss/ }));
    const button = await canvas.findByRole('button', { name: /^Enlarge image 1 of 1: / });
    await expect(button.querySelector('img')?.alt).toBe('Fluted pillar candle in moss green');
    await userEvent.click(canvas.getByRole('radio', { name: /^Chalk/ }));
    await waitFor(() => expect(getThumbnail(canvas, 1)).toHaveAttribute('aria-current', 'true'));
  },
});

export const JumpsToImageOfColor = meta.story({
  parameters: { requirements: ['A8'] },
  globals: large,
  loaders: [mockPlatform()],
  render: productView('jump'),
  play: async ({ canvas, userEvent }) => {
    await swipedStage(canvas);
    const all = canvas.getAllByRole('button', { name: /^Show image/ });
    await expect(all.length).toBeGreaterThan(6);
    await userEvent.click(canvas.getByRole('radio', { name: /^Clay/ }));
    const shown = () => canvas.getByRole('group', { name: /^Image/ }).getAttribute('aria-label');
    const clay = all.findIndex((one) => one.querySelector('img')?.src.includes('clay')) + 1;
    await waitFor(() => expect(shown()).toBe(`Image ${clay} of ${all.length}`));
    await userEvent.click(getThumbnail(canvas, 3));
    await userEvent.click(canvas.getByRole('radio', { name: /^15 cm/ }));
    await expect(shown()).toBe(`Image 3 of ${all.length}`);
  },
});

/** Measures the layout shifts while a gallery renders and loads. */
function DelayedGallery(props: GalleryProps) {
  const [isVisible, show] = useState(false);
  useLayoutEffect(() => show(true), []);
  return (
    <>
      {isVisible && <Gallery {...props} />}
      <p>What stands below is pushed by what is above.</p>
    </>
  );
}

export const LoadsFirstImageWithoutLayoutShift = meta.story({
  parameters: { requirements: ['A9'] },
  args: { layout: 'carousel' },
  render: (args) => <DelayedGallery {...args} />,
  play: async ({ canvas, canvasElement, mount }) => {
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    await mount();
    await swipedStage(canvas);
    const [first, second] = canvasElement.querySelectorAll('img');
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    await expect(first).toHaveAttribute('loading', 'eager');
    await expect(second).toHaveAttribute('loading', 'lazy');
    await waitFor(() => expect(first?.complete && first.naturalWidth > 0).toBe(true));
    await waitFor(() => expect(getThumbnail(canvas, 4).querySelector('img')?.complete).toBe(true));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    shifts.push(...observer.takeRecords());
    observer.disconnect();
    await expect(shifts).toEqual([]);
  },
});

/** How long an image is shown: no other timer of the page has this duration. */
const slideDuration = 4321;

/** Pending slide changes, held until the story advances the time. */
const pendingSlides = new Map<number, () => void>();

/** The browser's own pointer may hover the story and pause it, so only simulated events count. */
const ignoreTrustedEvent = (event: Event) => {
  if (event.isTrusted) event.stopImmediatePropagation();
};

/**
 * Enables motion for a story although tests request reduced motion, with times controlled by the
 * story.
 */
function controlMotion(): () => void {
  const { matchMedia, setTimeout: later, clearTimeout: stop } = window;
  const allowed = [
    ['(prefers-reduced-motion: reduce)', 'not all'],
    ['(prefers-reduced-motion: no-preference)', 'all'],
  ] as const;
  pendingSlides.clear();
  window.matchMedia = (query) =>
    matchMedia.call(
      window,
      allowed.find(([requestedQuery]) => requestedQuery === query)?.[1] ?? query,
    );
  window.setTimeout = ((then: () => void, after?: number) => {
    if (after !== slideDuration) return later(then, after);
    const timer = later(() => {}, 0);
    pendingSlides.set(timer as unknown as number, then);
    return timer;
  }) as typeof setTimeout;
  window.clearTimeout = (timer) => {
    pendingSlides.delete(timer as number);
    stop(timer);
  };
  const visit = new AbortController();
  for (const kind of ['pointerover', 'pointerout']) {
    window.addEventListener(kind, ignoreTrustedEvent, { capture: true, signal: visit.signal });
  }
  return () => {
    Object.assign(window, { matchMedia, setTimeout: later, clearTimeout: stop });
    visit.abort();
  };
}

const expectPlaying = () => waitFor(() => expect([...pendingSlides]).toHaveLength(1));

/** Advances the time by the duration of one image. */
async function advanceSlide(): Promise<void> {
  await expectPlaying();
  const [[timer, then]] = [...pendingSlides] as [[number, () => void]];
  pendingSlides.delete(timer);
  then();
}

const expectPaused = () => waitFor(() => expect(pendingSlides.size).toBe(0));

export const AutoplaysAndPausesOnInteraction = meta.story({
  globals: small,
  parameters: { requirements: ['A13'], layout: 'fullscreen' },
  args: { autoplay: slideDuration },
  beforeEach: controlMotion,
  render: (args) => (
    <div data-images-move="">
      <Gallery {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const stage = await swipedStage(canvas);
    const shows = (label: string) =>
      waitFor(() => expect(stage).toHaveAttribute('aria-label', label));
    await advanceSlide();
    await shows('Image 2 of 4');
    await expect(getAnnouncement()).toBe('');
    await userEvent.hover(stage);
    await expectPaused();
    await userEvent.unhover(stage);
    await expectPlaying();
    const sight = spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    await expectPaused();
    sight.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    await expectPlaying();
    await userEvent.tab();
    await expectPaused();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause slideshow' }));
    const again = await canvas.findByRole('button', { name: 'Play slideshow' });
    again.blur();
    await userEvent.unhover(stage);
    await expectPaused();
    await userEvent.click(again);
    canvas.getByRole('button', { name: 'Pause slideshow' }).blur();
    await userEvent.unhover(stage);
    for (const position of [3, 4, 1]) {
      await advanceSlide();
      await shows(`Image ${position} of 4`);
    }
  },
});

export const DisablesAutoplayWithReducedMotion = meta.story({
  globals: small,
  parameters: { requirements: ['A13'], layout: 'fullscreen' },
  args: { autoplay: slideDuration },
  play: async ({ canvas }) => {
    await swipedStage(canvas);
    await expect(canvas.queryByRole('button', { name: 'Pause slideshow' })).toBeNull();
  },
});
