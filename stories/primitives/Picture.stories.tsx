import { type ImageUrl, ImageUrlProvider, Picture } from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { Gallery } from '../lib/Gallery.tsx';

const image = { url: '/pictures/cup.jpg', width: 640, height: 800, altText: 'Speckled white cup' };

const meta = preview.meta({
  title: 'Primitives/Picture',
  component: Picture,
  parameters: { layout: 'padded' },
  args: { image, name: 'Dipped cup', style: { inlineSize: 240 } },
});

const width = { inlineSize: 200 };

const EveryState = () => (
  <Gallery
    align="middle"
    columns={['There', 'Cropped', 'Failed', 'Missing']}
    rows={[
      {
        name: 'Dipped cup',
        cells: [
          <Picture key="there" image={image} name="Dipped cup" style={width} />,
          <Picture
            key="cropped"
            image={image}
            name="Dipped cup"
            style={{ ...width, aspectRatio: '3 / 2' }}
          />,
          <Picture
            key="failed"
            image={{ ...image, url: '/pictures/gone.jpg' }}
            name="Dipped cup"
            style={width}
          />,
          <Picture
            key="missing"
            image={undefined}
            name="Salt-glazed storage jar with an oiled beech lid"
            style={{ ...width, aspectRatio: '4 / 5' }}
          />,
        ],
      },
    ]}
  />
);

interface Texts {
  findByText: (text: string, options: { selector: string }) => Promise<HTMLElement>;
}

const untilFailed = async ({ canvas }: { canvas: object }) => {
  await (canvas as Texts).findByText('Dipped cup', { selector: '[data-state=missing] *' });
};

export const ShowsNameOnLoadError = meta.story({
  parameters: { chromatic: inModes('light', 'dark', 'contrast') },
  render: EveryState,
  play: untilFailed,
});

export const ReservesSpaceBeforeLoad = meta.story({
  args: { image: { ...image, url: '/pictures/gone.jpg' }, decorative: true },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('[data-state]');
    await waitFor(() => expect(frame).toHaveAttribute('data-state', 'missing'));
    await expect(frame?.clientHeight).toBe(300);
  },
});

export const Decorative = meta.story({
  args: { decorative: true },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
  },
});

const scaled: ImageUrl = (url, size) => `${url}?width=${size.width}`;

export const RequestsNeededWidth = meta.story({
  args: { sizes: '240px', priority: true },
  decorators: [
    (Story) => (
      <ImageUrlProvider value={scaled}>
        <Story />
      </ImageUrlProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'Speckled white cup' });
    await waitFor(() => expect(image.complete).toBe(true));
    await expect(image.currentSrc).toMatch(/cup\.jpg\?width=320$/);
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(image).toHaveAttribute('loading', 'eager');
  },
});
