import { Text, VisuallyHidden } from '@vitrine/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { layout: 'padded' },
});

export const StaysReadableByScreenReaders = meta.story({
  render: () => (
    <Text as="p">
      €32.00 <VisuallyHidden>instead of</VisuallyHidden> <s>€38.00</s>
    </Text>
  ),
  play: async ({ canvas }) => {
    const element = canvas.getByText('instead of');
    const { width, height } = element.getBoundingClientRect();
    await expect({ width, height }).toEqual({ width: 1, height: 1 });
    await expect(element).not.toHaveAttribute('aria-hidden');
  },
});

export const HidesChildElement = meta.story({
  render: () => (
    <section aria-labelledby="offers">
      <VisuallyHidden asChild>
        <h2 id="offers">Offers</h2>
      </VisuallyHidden>
      <Text as="p">Three candles for the price of two.</Text>
    </section>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Offers' });
    await expect(heading.getBoundingClientRect().height).toBe(1);
  },
});
