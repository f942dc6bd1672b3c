import { Gallery } from '@vitrine/ui';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { getAnnouncement } from '../lib/announcements.ts';
import { getZoomedImage, getZoomText, openViewer, waitForViewerClose } from './gallery-actions.ts';
import { candle, edge, filmed, large, mixed, set, small } from './gallery-media.ts';

const meta = preview.meta({
  title: 'Catalog/GalleryViewer',
  component: Gallery,
  parameters: { layout: 'padded' },
  args: {
    media: candle.media,
    name: candle.name,
    layout: 'carousel' as const,
    style: { maxInlineSize: 671 },
  },
});

/** A point of the stage, counted from its middle. */
const at = (stage: Element, x: number, y: number) => {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { clientX: left + width / 2 + x, clientY: top + height / 2 + y };
};

/** Returns the left edge of an image of 960 × 1200. */
const getLeft = (image: Element) => image.getBoundingClientRect().left;

export const ZoomsByWheelAndDoubleTap = meta.story({
  parameters: { requirements: ['A4'] },
  globals: large,
  play: async ({ canvas }) => {
    const frame = await openViewer(canvas, /^Enlarge image 1 of 4: /);
    fireEvent.wheel(frame, { deltaY: -500, ...at(frame, 60, 40) });
    await waitFor(() => expect(getZoomText()).toBe('212%'));
    // A trackpad sends a pinch as small steps of a wheel with the control key.
    fireEvent.wheel(frame, { deltaY: 10, ctrlKey: true, ...at(frame, 60, 40) });
    await waitFor(() => expect(getZoomText()).toBe('192%'));
    fireEvent.wheel(frame, { deltaY: -10, ctrlKey: true, ...at(frame, 60, 40) });
    await waitFor(() => expect(getZoomText()).toBe('212%'));
    for (let press = 0; press < 6; press += 1) {
      fireEvent.wheel(frame, { deltaY: 400, ...at(frame, 60, 40) });
    }
    await waitFor(() => expect(getZoomText()).toBe('100%'));
    const point = { pointerId: 1, pointerType: 'touch', button: 0, ...at(frame, 60, 40) };
    const press = (changes: object = {}) => {
      for (const _ of [1, 2]) {
        fireEvent.pointerDown(frame, { ...point, ...changes });
        fireEvent.pointerUp(frame, { ...point, ...changes });
      }
    };
    press({ button: 2, pointerType: 'mouse' });
    fireEvent.pointerMove(frame, { ...point, ...at(frame, 130, 40) });
    await expect(getZoomText()).toBe('100%');
    press();
    await waitFor(() => expect(getZoomText()).toBe('250%'));
    press();
    await waitFor(() => expect(getZoomText()).toBe('100%'));
    press();
    await waitFor(() => expect(getZoomText()).toBe('250%'));
    const before = getLeft(getZoomedImage(frame));
    fireEvent.pointerDown(frame, point);
    fireEvent.pointerMove(frame, { ...point, ...at(frame, 130, 40) });
    fireEvent.pointerUp(frame, { ...point, ...at(frame, 130, 40) });
    await waitFor(() => expect(getLeft(getZoomedImage(frame)) - before).toBeCloseTo(70, 0));
  },
});

export const ZoomsByPinch = meta.story({
  globals: small,
  parameters: { ...edge, requirements: ['A4'] },
  play: async ({ canvas }) => {
    const frame = await openViewer(canvas, /^Enlarge image 1 of 4: /);
    const finger = (pointerId: number, x: number) => ({
      ...{ pointerId, pointerType: 'touch', button: 0 },
      ...at(frame, x, 0),
    });
    fireEvent.pointerDown(frame, finger(1, -40));
    fireEvent.pointerDown(frame, finger(2, 40));
    fireEvent.pointerMove(frame, finger(1, -80));
    fireEvent.pointerMove(frame, finger(2, 80));
    await waitFor(() => expect(getZoomText()).toBe('200%'));
    fireEvent.pointerMove(frame, finger(2, 2000));
    await waitFor(() => expect(getZoomText()).toBe('400%'));
    fireEvent.pointerUp(frame, finger(2, 2000));
    fireEvent.pointerUp(frame, finger(1, -80));
    await expect(getLeft(getZoomedImage(frame))).toBeLessThanOrEqual(0);
  },
});

export const ZoomsByKeyboard = meta.story({
  parameters: { requirements: ['A5'] },
  args: { layout: 'mosaic' },
  globals: large,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /^Enlarge image 2 of 4: / });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const frame = await openViewer(canvas);
    await userEvent.keyboard('{Control>}+{/Control}');
    await expect(getZoomText()).toBe('100%');
    await userEvent.keyboard('++');
    await waitFor(() => expect(getAnnouncement()).toBe('Zoomed to 225%'));
    const before = getLeft(getZoomedImage(frame));
    await userEvent.keyboard('{ArrowRight}');
    // Tests request reduced motion, so the image appears immediately.
    await expect(frame.getAnimations({ subtree: true })).toHaveLength(0);
    await waitFor(() => expect(getLeft(getZoomedImage(frame))).toBeLessThan(before));
    await userEvent.keyboard('-');
    await waitFor(() => expect(getZoomText()).toBe('150%'));
    await userEvent.keyboard('0');
    await waitFor(() => expect(getAnnouncement()).toBe('Fit to screen'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(getAnnouncement()).toBe('Image 3 of 4'));
    await userEvent.keyboard('{Escape}');
    await waitForViewerClose();
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const LimitsAndResetsZoom = meta.story({
  parameters: { requirements: ['A5'] },
  globals: { ...large, theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await openViewer(canvas, /^Enlarge image 1 of 4: /);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(getAnnouncement()).toBe('Image 4 of 4'));
    const larger = screen.getByRole('button', { name: 'Zoom in' });
    for (const _ of [1, 2, 3, 4, 5]) await userEvent.click(larger);
    await waitFor(() => expect(getZoomText()).toBe('400%'));
    await waitFor(() => expect(larger).toHaveFocus());
    await expect(larger).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    await waitFor(() => expect(getZoomText()).toBe('267%'));
    const previous = screen.getByRole('button', { name: 'Previous image' });
    const next = screen.getByRole('button', { name: 'Next image' });
    await userEvent.click(next);
    await expect(getZoomText()).toBe('267%');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await waitFor(() => expect(getZoomText()).toBe('100%'));
    await waitFor(() => expect(getAnnouncement()).toBe('Image 3 of 4'));
    await userEvent.click(next);
    await waitFor(() => expect(getAnnouncement()).toBe('Image 4 of 4'));
    await userEvent.click(previous);
    await waitFor(() => expect(getAnnouncement()).toBe('Image 3 of 4'));
  },
});

export const SyncsGalleryWithViewer = meta.story({
  globals: small,
  parameters: { ...edge, requirements: ['A5'] },
  play: async ({ canvas, userEvent }) => {
    await openViewer(canvas, /^Enlarge image 1 of 4: /);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(getAnnouncement()).toBe('Image 4 of 4'));
    await userEvent.keyboard('{Escape}');
    await waitForViewerClose();
    const opener = canvas.getByRole('button', { name: /^Enlarge image 4 of 4: / });
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(async () => expect(await canvas.findByText('4 / 4')).toBeVisible());
  },
});

export const Themes = meta.story({
  globals: small,
  parameters: { chromatic: inModes('light', 'dark'), ...edge, requirements: ['A4'] },
  play: async ({ canvas }) => void (await openViewer(canvas, /^Enlarge image 1 of 4: /)),
});

export const RightToLeft = meta.story({
  parameters: { requirements: ['A5'] },
  globals: { ...large, locale: 'fa-IR' },
  play: async ({ canvas, userEvent }) => {
    await openViewer(canvas, /^بزرگ کردن تصویر ۱ از ۴: /);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(getAnnouncement()).toBe('تصویر ۲ از ۴'));
  },
});

export const DisablesZoomForVideos = meta.story({
  parameters: { requirements: ['A6'] },
  globals: large,
  args: { media: filmed, name: set.name },
  play: async ({ canvas, userEvent }) => {
    await openViewer(canvas, /^Enlarge image 1 of 3: /);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(getAnnouncement()).toBe('Image 2 of 3'));
    await expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull();
    await userEvent.keyboard('+');
    await expect(getAnnouncement()).toBe('Image 2 of 3');
    // The arrow keys of a focused video move its position.
    const video = screen.getByRole('dialog').querySelector('video') as HTMLVideoElement;
    await expect(fireEvent.keyDown(video, { key: 'ArrowRight' })).toBe(true);
    await expect(getAnnouncement()).toBe('Image 2 of 3');
  },
});

export const ShowsTitleOfBrokenImage = meta.story({
  parameters: { requirements: ['A11'] },
  globals: large,
  args: { media: mixed, name: set.name },
  play: async ({ canvas, userEvent }) => {
    await openViewer(canvas, /^Enlarge image 1 of 6: /);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(getAnnouncement()).toBe('Image 3 of 6'));
    const getTitles = () => screen.getAllByText('Wick', { selector: '[role=dialog] *' });
    await waitFor(() => expect(getTitles()).toHaveLength(2));
  },
});
