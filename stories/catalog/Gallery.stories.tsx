import { Gallery, ImageUrlProvider } from '@vitrine/ui';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { getProduct } from '../lib/demo-products.ts';
import { getThumbnail, swipedStage } from './gallery-actions.ts';
import { candle, edge, large, mixed, set, seven, small } from './gallery-media.ts';

const lamp = getProduct('dome-table-lamp');

const meta = preview.meta({
  title: 'Catalog/Gallery',
  component: Gallery,
  parameters: { layout: 'padded' },
  args: { media: candle.media, name: candle.name, style: { maxInlineSize: 671 } },
});

export const Mosaic = meta.story({
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('img', { name: /\S/ });
    await expect(canvas.getByRole('region', { name: `Images of ${candle.name}` })).toContainElement(
      first as HTMLElement,
    );
    await expect(canvas.queryByRole('button', { name: 'Next image' })).toBeNull();
  },
});

export const Modes = meta.story({ parameters: { chromatic: inModes('dark', 'persian') } });

export const HighContrast = meta.story({
  globals: { theme: 'contrast' },
  args: { layout: 'carousel' },
});

/** Whether the list of thumbnails has scrolled a thumbnail fully into view. */
function isInView(thumbnail: HTMLElement): boolean {
  const outer = (thumbnail.closest('ul') as HTMLElement).getBoundingClientRect();
  const { left, right, top, bottom } = thumbnail.getBoundingClientRect();
  const isBetween = left >= outer.left - 1 && right <= outer.right + 1;
  return isBetween && top >= outer.top - 1 && bottom <= outer.bottom + 1;
}

export const NavigatesThumbnailsByKeyboard = meta.story({
  parameters: { requirements: ['A1'] },
  args: { layout: 'carousel', media: seven, style: { maxInlineSize: 480 } },
  play: async ({ canvas, userEvent }) => {
    await swipedStage(canvas);
    await userEvent.click(getThumbnail(canvas, 2));
    await expect(getThumbnail(canvas, 2)).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(getAnnouncement()).toBe('Image 2 of 7'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(getThumbnail(canvas, 3)).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(getThumbnail(canvas, 7)).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(getThumbnail(canvas, 1)).toHaveFocus());
    await waitFor(() => expect(isInView(getThumbnail(canvas, 1))).toBe(true));
    // Other keys are left to the browser.
    await expect(fireEvent.keyDown(getThumbnail(canvas, 1), { key: 'PageDown' })).toBe(true);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(getThumbnail(canvas, 7)).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(getThumbnail(canvas, 6)).toHaveAttribute('aria-current', 'true'));
    const row = getThumbnail(canvas, 6).closest('ul') as HTMLElement;
    const [outer, inner] = [row, getThumbnail(canvas, 6)].map((one) => one.getBoundingClientRect());
    await expect(row.scrollLeft).toBeGreaterThan(0);
    await expect(inner?.right).toBeLessThanOrEqual((outer?.right ?? 0) + 1);
    const stops = canvas
      .getAllByRole('button', { name: /^Show / })
      .filter(({ tabIndex }) => tabIndex === 0);
    await expect(stops).toHaveLength(1);
    // Alt with an arrow key is the browser's back navigation.
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect(getThumbnail(canvas, 6)).toHaveAttribute('aria-current', 'true');
    await expect(document.activeElement).toBe(getThumbnail(canvas, 6));
  },
});

export const NavigatesSideThumbnailsVertically = meta.story({
  parameters: { requirements: ['A1'] },
  args: { layout: 'carousel', thumbnails: 'side', media: seven },
  play: async ({ canvas, userEvent }) => {
    await swipedStage(canvas);
    await userEvent.click(getThumbnail(canvas, 1));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(getThumbnail(canvas, 2)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await waitFor(() => expect(getThumbnail(canvas, 2)).toHaveAttribute('aria-current', 'true'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(getThumbnail(canvas, 7)).toHaveFocus());
    await waitFor(() => expect(isInView(getThumbnail(canvas, 7))).toBe(true));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(getThumbnail(canvas, 1)).toHaveFocus());
    await waitFor(() => expect(isInView(getThumbnail(canvas, 1))).toBe(true));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(getThumbnail(canvas, 2)).toHaveFocus());
    getThumbnail(canvas, 1).closest('ul')?.scrollTo(0, 0);
    const row = getThumbnail(canvas, 1).closest('ul') as HTMLElement;
    const stage = await swipedStage(canvas);
    await expect(row.getBoundingClientRect().left).toBeLessThan(stage.getBoundingClientRect().left);
  },
});

/**
 * Drags a stage by a number of px, as a pointer does. A drag that pauses at the end is not a flick.
 *
 * @param duration pause before release, in milliseconds.
 */
function drag(stage: HTMLElement, by: number, duration = 0): void {
  const { left, top, width, height } = stage.getBoundingClientRect();
  const send = (type: string, part: number, at: number) => {
    const event = new MouseEvent(type, {
      bubbles: true,
      cancelable: true,
      clientX: left + width / 2 + by * part,
      clientY: top + height / 2,
    });
    stage.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: at }));
  };
  send('mousedown', 0, 0);
  for (const part of [0.2, 0.5, 0.8, 1]) send('mousemove', part, 200 * part);
  send('mouseup', 1, 200 + duration);
}

export const SnapsToNextImageOnSwipe = meta.story({
  globals: small,
  parameters: { ...edge, requirements: ['A2'] },
  play: async ({ canvas, userEvent }) => {
    const stage = await swipedStage(canvas);
    drag(stage, -220);
    await waitFor(() => expect(getAnnouncement()).toBe('Image 2 of 4'));
    const slides = canvas.getAllByRole('listitem');
    const getLeft = (index: number) => slides[index]?.getBoundingClientRect().left ?? Number.NaN;
    await waitFor(() => expect(Math.abs(getLeft(1))).toBeLessThan(1));
    drag(stage, -60, 400);
    await waitFor(() => expect(Math.abs(getLeft(1))).toBeLessThan(1));
    await waitFor(async () => expect(await canvas.findByText('2 / 4')).toBeVisible());
    // A drag may end a fraction of a pixel off; keys move to exact positions.
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(getLeft(0)).toBe(0));
  },
});

export const MirrorsSwipesAndArrowKeys = meta.story({
  globals: { ...small, locale: 'fa-IR' },
  parameters: { ...edge, requirements: ['A2', 'A3'] },
  play: async ({ canvas, userEvent }) => {
    const stage = await swipedStage(canvas);
    drag(stage, 220);
    await waitFor(() => expect(getAnnouncement()).toBe('تصویر ۲ از ۴'));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(getAnnouncement()).toBe('تصویر ۳ از ۴'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(getAnnouncement()).toBe('تصویر ۲ از ۴'));
  },
});

export const AnnouncesImageOnKeyboardNavigation = meta.story({
  globals: small,
  parameters: { ...edge, requirements: ['A3'] },
  play: async ({ canvas, userEvent }) => {
    const stage = await swipedStage(canvas);
    await userEvent.tab();
    await waitFor(() => expect(stage).toHaveFocus());
    // Alt with an arrow key is the browser's back and forward navigation.
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(getAnnouncement()).toBe('Image 2 of 4'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(getAnnouncement()).toBe('Image 4 of 4'));
    await userEvent.keyboard('{ArrowRight}{Home}');
    await waitFor(() => expect(getAnnouncement()).toBe('Image 1 of 4'));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const opener = canvas.getByRole('button', { name: /^Enlarge image 2 of 4: / });
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const KeepsFocusAtLastImage = meta.story({
  parameters: { requirements: ['A3'] },
  args: { layout: 'carousel', thumbnails: 'none', media: set.media },
  globals: large,
  play: async ({ canvas, userEvent }) => {
    await swipedStage(canvas);
    const next = canvas.getByRole('button', { name: 'Next image' });
    await expect(canvas.getByRole('button', { name: 'Previous image' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const previous = canvas.getByRole('button', { name: 'Previous image' });
    await userEvent.click(previous);
    await expect(getAnnouncement()).toBe('');
    await userEvent.click(next);
    await waitFor(() => expect(getAnnouncement()).toBe('Image 2 of 4'));
    for (const _ of [1, 0]) await userEvent.click(previous);
    await waitFor(() => expect(getAnnouncement()).toBe('Image 1 of 4'));
    await waitFor(() => expect(previous).toHaveFocus());
    for (const _ of [2, 3, 4, 5]) await userEvent.click(next);
    await waitFor(() => expect(getAnnouncement()).toBe('Image 4 of 4'));
    await waitFor(() => expect(next).toHaveFocus());
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
});

export const ShowsEveryMediaType = meta.story({
  parameters: { requirements: ['A6', 'A11'] },
  args: { media: mixed, name: set.name },
  play: async ({ canvas }) => {
    await canvas.findByText('Wick', { selector: '[data-state=missing] *' });
    const video = canvas.getByLabelText<HTMLVideoElement>('A slow look at the ridges');
    await expect(video.paused).toBe(true);
    await expect(video).toHaveAttribute('preload', 'none');
    for (const kind of ['Document', 'Audio', 'Archive']) canvas.getByText(kind);
  },
});

export const WithoutImages = meta.story({
  parameters: { requirements: ['A11'] },
  args: { media: undefined, name: 'Gift voucher' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await waitFor(() => expect(canvas.getByText('Gift voucher')).toBeVisible());
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const WithoutImagesSmall = meta.story({
  globals: small,
  parameters: { ...edge, requirements: ['A11'] },
  args: { media: undefined, name: 'Gift voucher' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await waitFor(() => expect(canvas.getByText('Gift voucher')).toBeVisible());
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const SingleImage = meta.story({
  args: { media: lamp.media, name: lamp.name },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Next image' })).toBeNull();
  },
});

export const UsesHostImageUrls = meta.story({
  parameters: { requirements: ['A10'] },
  args: { layout: 'carousel' },
  decorators: [
    (Story) => (
      <ImageUrlProvider
        value={(url, { width, height }) => `${url}?w=${width}${height ? `&h=${height}` : ''}`}
      >
        <Story />
      </ImageUrlProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [first] = canvasElement.querySelectorAll('img');
    await expect(first?.sizes).toBe('(min-width: 761px) 55vw, 100vw');
    await expect(first?.srcset).toMatch(/\?w=320 320w, .*\?w=960 960w$/);
    const thumbnail = canvasElement.querySelector<HTMLImageElement>('[aria-current] img');
    await expect(thumbnail?.srcset).toMatch(/w=72&h=90 1x, .*w=144&h=180 2x, .*w=216&h=270 3x$/);
  },
});

export const Immersive = meta.story({
  globals: large,
  parameters: { ...edge, requirements: ['A12'] },
  args: { layout: 'immersive', style: {} },
  play: async ({ canvas }) => {
    const stage = await swipedStage(canvas);
    await expect(stage.getBoundingClientRect().width).toBe(innerWidth);
    const [upright] = canvas.getAllByRole('img');
    await expect(getComputedStyle(upright as Element).objectFit).toBe('contain');
  },
});

export const OpensHostViewer = meta.story({
  args: { onOpen: fn(), media: { items: candle.media?.items.slice(0, 3) ?? [] } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Enlarge image 2 of 3: / }));
    await expect(args.onOpen).toHaveBeenCalledWith(1);
  },
});
