import { mockPlatform } from '@vitrine/storybook';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ListingPage } from './listing.tsx';

let releaseResponse = () => {};

const meta = preview.meta({
  title: 'Catalog/ListingLoading',
  component: ListingPage,
  globals: { viewport: { value: 'large', isRotated: false } },
  loaders: [
    mockPlatform(({ platform }) => {
      releaseResponse = platform.hold('catalog.queryProducts');
    }),
  ],
  // The story's list has a wide image at the fifth position.
  args: { limit: 8, loadingFeatureIndexes: [4] },
});

/**
 * Returns the positions of the images in the first two rows of four columns, one of which spans
 * two.
 */
const getFrameBounds = (root: HTMLElement) =>
  [...root.querySelectorAll('article > div:first-child')].slice(0, 7).map((frame) => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  });

const waitForSkeleton = async (canvasElement: HTMLElement) => {
  await waitFor(() => expect(canvasElement.querySelectorAll('article')).toHaveLength(8));
  await waitFor(() =>
    expect(getComputedStyle(canvasElement.querySelector('article span') as Element).opacity).toBe(
      '1',
    ),
  );
};

export const KeepsLayoutWhenProductsLoad = meta.story({
  parameters: { requirements: ['G12'] },
  play: async ({ canvas, canvasElement }) => {
    await waitForSkeleton(canvasElement);
    const initialBounds = getFrameBounds(canvasElement);
    await expect(new Set(initialBounds.map(([, top]) => top)).size).toBe(2);
    releaseResponse();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
    await expect(getFrameBounds(canvasElement)).toEqual(initialBounds);
  },
});

export const Loading = meta.story({
  parameters: { requirements: ['G12'] },
  play: async ({ canvasElement }) => {
    await waitForSkeleton(canvasElement);
    const [, , , , wide, narrow] = getFrameBounds(canvasElement).map(([, , width]) => width ?? 0);
    await expect(wide).toBeGreaterThan(2 * (narrow ?? 0));
  },
});
