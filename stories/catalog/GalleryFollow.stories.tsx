import { STORES_APP_ID } from '@vitrine/mocks';
import { Gallery, type GalleryProps, ProductView } from '@vitrine/ui';
import { useLayoutEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { world } from '../lib/world.ts';
import { candle, large, small } from './gallery-media.ts';
import { swipedStage, thumbnailOf } from './gallery-steps.ts';

const meta = preview.meta({
  title: 'Catalog/Gallery following',
  component: Gallery,
  parameters: { layout: 'padded' },
  args: { media: candle.media, name: candle.name, style: { maxInlineSize: 671 } },
});

const productView = (follow: 'filter' | 'jump') => () => (
  <ProductView product={candle} appId={STORES_APP_ID} gallery={{ layout: 'carousel', follow }} />
);

export const Filters = meta.story({
  name: 'A8 another size keeps the place, another colour begins with its own picture',
  globals: large,
  loaders: [world()],
  render: productView('filter'),
  play: async ({ canvas, userEvent }) => {
    await swipedStage(canvas);
    await userEvent.click(thumbnailOf(canvas, 3));
    await userEvent.click(canvas.getByRole('radio', { name: /^10 cm/ }));
    await expect(thumbnailOf(canvas, 3)).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('radio', { name: /^Moss/ }));
    const picture = await canvas.findByRole('button', { name: 'Enlarge picture 1 of 1' });
    await expect(picture.querySelector('img')?.alt).toBe('Fluted pillar candle in moss green');
    await userEvent.click(canvas.getByRole('radio', { name: /^Chalk/ }));
    await waitFor(() => expect(thumbnailOf(canvas, 1)).toHaveAttribute('aria-current', 'true'));
  },
});

export const Jumps = meta.story({
  name: 'A8 jumps among all pictures to that of another colour, and stays for another size',
  globals: large,
  loaders: [world()],
  render: productView('jump'),
  play: async ({ canvas, userEvent }) => {
    await swipedStage(canvas);
    const all = canvas.getAllByRole('button', { name: /^Show picture/ });
    await expect(all.length).toBeGreaterThan(6);
    await userEvent.click(canvas.getByRole('radio', { name: /^Clay/ }));
    const shown = () => canvas.getByRole('group', { name: /^Picture/ }).getAttribute('aria-label');
    const clay = all.findIndex((one) => one.querySelector('img')?.src.includes('clay')) + 1;
    await waitFor(() => expect(shown()).toBe(`Picture ${clay} of ${all.length}`));
    await userEvent.click(thumbnailOf(canvas, 3));
    await userEvent.click(canvas.getByRole('radio', { name: /^15 cm/ }));
    await expect(shown()).toBe(`Picture 3 of ${all.length}`);
  },
});

/** How far things have moved while a gallery was made and loaded, as browsers count it. */
function ShiftWatched(props: GalleryProps) {
  const [isShown, show] = useState(false);
  useLayoutEffect(() => show(true), []);
  return (
    <>
      {isShown && <Gallery {...props} />}
      <p>What stands below is pushed by what is above.</p>
    </>
  );
}

export const NothingShifts = meta.story({
  name: 'A9 the first picture comes first, and nothing shifts while pictures come',
  args: { layout: 'carousel' },
  render: (args) => <ShiftWatched {...args} />,
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
    await waitFor(() => expect(thumbnailOf(canvas, 4).querySelector('img')?.complete).toBe(true));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    shifts.push(...observer.takeRecords());
    observer.disconnect();
    await expect(shifts).toEqual([]);
  },
});

export const LessMotion = meta.story({
  name: 'A13 does not go on where less motion is asked for',
  globals: small,
  parameters: { layout: 'fullscreen' },
  args: { autoplay: 1000 },
  play: async ({ canvas }) => {
    await swipedStage(canvas);
    await expect(canvas.queryByRole('button', { name: 'Stop going on' })).toBeNull();
  },
});
