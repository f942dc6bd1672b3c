import { type Loaded, mockPlatform } from '@vitrine/storybook';
import { Container, ProductDetail, ProductSkeleton } from '@vitrine/ui';
import { StrictMode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { fitsWindow } from '../lib/layout.ts';
import { large, ProductPage, pageArgs, small } from './product-page.tsx';

const meta = preview.meta({
  title: 'Catalog/ProductDetail',
  component: ProductDetail,
  render: (args) => <ProductPage {...args} />,
  loaders: [mockPlatform()],
  args: pageArgs,
});

interface Roles {
  findByRole: (role: string, options?: object) => Promise<HTMLElement>;
}

/** Waits until the product is loaded. */
const ready = async ({ canvas }: { canvas: object }) => {
  await (canvas as Roles).findByRole('heading', { level: 1 });
};

export const Default = meta.story({
  parameters: {
    chromatic: inModes(
      'large',
      'large dark',
      'large contrast',
      'large persian',
      'medium',
      'small dark',
      'small persian',
    ),
  },
  globals: large,
  play: ready,
});

export const ShowsPriceInPrimaryAction = meta.story({
  globals: small,
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('button', { name: 'Add to cart €32.00' })).toBeVisible(),
    );
  },
});

export const Loading = meta.story({
  globals: large,
  loaders: [mockPlatform(({ platform }) => void platform.hold('catalog.queryProducts'))],
  play: async ({ canvas, loaded }) => {
    const { platform } = loaded as Required<Loaded>;
    await waitFor(() => expect(platform.waiting).toBeGreaterThan(0));
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const LoadingSmall = meta.story({
  globals: small,
  render: () => (
    <Container>
      <ProductSkeleton />
    </Container>
  ),
  play: fitsWindow,
});

export const NotFound = meta.story({
  globals: large,
  args: { slug: 'no-such-thing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This is no longer available' });
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const RequestsProductOnceInStrictMode = meta.story({
  globals: large,
  render: (args) => (
    <StrictMode>
      <ProductPage {...args} />
    </StrictMode>
  ),
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('heading', { name: 'Ridge pillar candle' });
    const { platform } = loaded as Required<Loaded>;
    const names = platform.calls.map(({ name }) => name);
    await expect(names.filter((name) => name === 'catalog.queryProducts')).toHaveLength(1);
  },
});

export const RetriesAfterLoadError = meta.story({
  globals: large,
  loaders: [
    mockPlatform(({ platform }) => {
      platform.fail('catalog.queryProducts', 'unavailable', { times: 1 });
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('heading', { name: 'Ridge pillar candle' });
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const LoadFailed = meta.story({
  globals: large,
  loaders: [mockPlatform(({ platform }) => void platform.fail('catalog.queryProducts', 'offline'))],
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByText('We couldn’t load this item.')).toBeVisible(),
    );
  },
});

export const WrapsLongTextOnSmallScreen = meta.story({
  globals: small,
  args: { slug: 'storage-jar', availabilityNote: undefined },
  play: ready,
});

export const WithoutImages = meta.story({
  globals: large,
  args: { slug: 'spare-wicks', availabilityNote: undefined },
  play: ready,
});

export const KeepsProductWhenRefetchFails = meta.story({
  globals: large,
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('heading', { level: 1 });
    const { platform, storefront } = loaded as Required<Loaded>;
    platform.fail('catalog.queryProducts', 'unavailable');
    await storefront.queryClient.invalidateQueries();
    await waitFor(async () =>
      expect(await canvas.findByText(/^This may be out of date/)).toBeVisible(),
    );
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Ridge pillar candle' })).toBeVisible(),
    );
  },
});
